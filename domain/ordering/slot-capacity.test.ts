import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import type { Unit } from '../catalogue/product.contract.ts'
import { orderTypes } from './order-terms.ts'
import {
  fullSlotsFor,
  hasSlotLimit,
  orderWorkUnits,
  type SlotLimits,
  type SlotLoad,
} from './slot-capacity.ts'

const unlimited: SlotLimits = { all: null, takeaway: null, delivery: null, dineIn: null }
const load = (units: number, orderType: SlotLoad['orderType'] = 'takeaway', startMs = 0): SlotLoad => ({
  startMs,
  orderType,
  units,
})

describe('orderWorkUnits', () => {
  const line = (product: string, amount: number, unit: Unit = 'piece') => ({
    product,
    amount,
    unit,
    parts: [],
  })
  const unitsOf = (product: string) => ({ pizza: 2, cake: 10, roast: 3 })[product] ?? 0

  it.each([
    ['1, where no product says more', [line('soup', 4)], 1],
    ['the sum of its pieces', [line('pizza', 3), line('soup', 2)], 6],
    ['what is weighed once', [line('roast', 2.5, 'kilogram')], 3],
    ['what is begun', [line('pizza', 0.7)], 2],
    ['the sum of servings and packages', [line('pizza', 30, 'serving'), line('cake', 2, 'package')], 80],
    ['by the metre of what is long', [line('roast', 4, 'meter'), line('roast', 50, 'centimeter')], 14],
  ])('is %s', (_, items, expected) => {
    expect(orderWorkUnits(items, unitsOf)).toBe(expected)
  })
})

describe('fullSlotsFor', () => {
  const isFull = (units: number, limits: Partial<SlotLimits>, ...loads: SlotLoad[]) =>
    fullSlotsFor({ orderType: 'takeaway', units }, { ...unlimited, ...limits }, loads).has(0)

  it.each([
    ['has room without a limit', 1, {}, [load(900)], false],
    ['has room for what just fits', 2, { all: 5 }, [load(3)], false],
    ['has none for one more', 3, { all: 5 }, [load(3)], true],
    ['counts every type', 1, { all: 5 }, [load(3), load(2, 'delivery')], true],
    ['counts its own type alone', 1, { takeaway: 4 }, [load(3), load(9, 'delivery')], false],
    ['is full for its own type', 1, { takeaway: 3 }, [load(3)], true],
    ['lets the narrower limit decide', 1, { all: 9, takeaway: 3 }, [load(3)], true],
    ['takes more than it can hold while it is empty', 9, { all: 5 }, [], false],
    [
      'takes no more of a type than it can hold beside another',
      9,
      { takeaway: 5 },
      [load(1, 'delivery')],
      true,
    ],
    ['is full when the limit was lowered below what is taken', 1, { all: 2 }, [load(6)], true],
    ['does not count what takes no place', 9, { all: 5 }, [load(0)], false],
  ])('%s', (_, units, limits, loads, expected) => {
    expect(isFull(units, limits, ...loads)).toBe(expected)
  })

  it('fills no slot beyond its limits, in whichever order claims come', () => {
    const limit = fc.option(fc.integer({ min: 1, max: 8 }))
    const limits = fc.record({ all: limit, takeaway: limit, delivery: limit, dineIn: limit })
    const claim = fc.record({
      orderType: fc.constantFrom(...orderTypes),
      units: fc.integer({ min: 1, max: 5 }),
      startMs: fc.constantFrom(0, 900_000),
    })
    fc.assert(
      fc.property(limits, fc.array(claim, { maxLength: 40 }), (given, claims) => {
        const taken: SlotLoad[] = []
        for (const each of claims) {
          if (!fullSlotsFor(each, given, taken).has(each.startMs)) taken.push(each)
        }

        for (const startMs of [0, 900_000]) {
          const inSlot = taken.filter((each) => each.startMs === startMs)
          for (const scope of ['all', ...orderTypes] as const) {
            const ofScope = inSlot.filter(({ orderType }) => scope === 'all' || scope === orderType)
            const units = ofScope.reduce((sum, each) => sum + each.units, 0)
            const isWithin = units <= (given[scope] ?? Number.POSITIVE_INFINITY)
            expect(isWithin || ofScope.length === 1).toBe(true)
          }
        }
      }),
      { numRuns: size({ short: 300, long: 3_000 }) },
    )
  })
})

it('a single limit is a limit', () => {
  expect(hasSlotLimit(unlimited)).toBe(false)
  expect(hasSlotLimit({ ...unlimited, dineIn: 4 })).toBe(true)
})
