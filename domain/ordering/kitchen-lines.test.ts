import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isInKitchen,
  type KitchenOrder,
  leftToMake,
  lineOf,
  madeCount,
  type MadeLine,
  recall,
  setMade,
} from './kitchen-lines.ts'
import { orderStatuses } from './order-terms.ts'

const at = '2026-11-27T11:00:00.000Z'
const later = '2026-11-27T11:05:00.000Z'

const soup = (given: Partial<KitchenOrder> = {}): KitchenOrder => ({
  status: 'confirmed',
  kitchen: null,
  items: [
    { line: 0, amount: 2 },
    { line: 1, amount: 1 },
  ],
  ...given,
})
/** What the kitchen says afterwards; a refusal fails the test. */
function said(verdict: ReturnType<typeof setMade>) {
  if (!verdict.isAllowed) throw new Error(verdict.why)
  return verdict
}
const after = (order: KitchenOrder, verdict: ReturnType<typeof setMade>): KitchenOrder => ({
  ...order,
  kitchen: said(verdict).kitchen,
})

describe('a line', () => {
  it('has its own name, and in orders of before that of its place', () => {
    expect([lineOf({ line: 7 }, 0), lineOf({}, 3)]).toEqual([7, 3])
  })

  it('is made as far as it was, and what is added later is left', () => {
    const { kitchen } = after(soup(), setMade(soup(), [{ line: 0, made: 2 }], at))

    expect([leftToMake(kitchen, 0, 2), leftToMake(kitchen, 0, 3), leftToMake(kitchen, 0, 1)]).toEqual([
      0, 1, 0,
    ])
    expect(leftToMake({ made: { 0: { amount: 0.1, at } } }, 0, 0.3)).toBe(0.2)
  })

  it('keeps the moment at which it was said first', () => {
    const order = after(soup(), setMade(soup(), [{ line: 0, made: 2 }], at))
    const again = said(setMade(order, [{ line: 0, made: 2 }], later))

    expect([again.isNoop, again.kitchen.made[0]?.at]).toEqual([true, at])
  })

  it('that there is not is refused, as is any of an order that the kitchen does not have', () => {
    expect(setMade(soup(), [{ line: 9, made: 1 }], at)).toEqual({ isAllowed: false, why: 'unknown-line' })
    for (const status of orderStatuses.filter((each) => each !== 'confirmed')) {
      expect(setMade(soup({ status }), [{ line: 0, made: 1 }], at)).toEqual({
        isAllowed: false,
        why: 'not-in-kitchen',
      })
    }
  })

  it('that was removed is forgotten with what was made of it', () => {
    const order = after(soup(), setMade(soup(), [{ line: 1, made: 1 }], at))
    const without = { ...order, items: order.items.slice(0, 1) }

    expect(said(setMade(without, [{ line: 0, made: 2 }], later)).kitchen.made).toEqual({
      0: { amount: 2, at: later },
    })
  })
})

describe('an order that is called back', () => {
  it('is in the kitchen again with its status, all of it or the lines that are named', () => {
    const given = soup({ status: 'in-delivery' })
    const all = after(given, recall(given, undefined, at))
    const one = after(given, recall(given, [1], at))

    expect([isInKitchen(given), isInKitchen(all), isInKitchen(one)]).toEqual([false, true, true])
    expect([madeCount(all), madeCount(one)]).toEqual([
      { made: 0, of: 2 },
      { made: 1, of: 2 },
    ])
  })

  it('leaves once all is made again', () => {
    const given = soup({ status: 'completed' })
    const back = after(given, recall(given, [1], at))

    expect(isInKitchen(after(back, setMade(back, [{ line: 1, made: 1 }], later)))).toBe(false)
  })

  it('leaves as well where the line that was missing is removed, with the next word of the kitchen', () => {
    const given = soup({ status: 'in-delivery' })
    const back = after(given, recall(given, [1], at))
    const without = { ...back, items: back.items.slice(0, 1) }
    const word = said(setMade(without, [{ line: 0, made: 2 }], later))

    expect([word.isNoop, isInKitchen({ ...without, kitchen: word.kitchen })]).toEqual([false, false])
  })

  it('is so once, however often it is called', () => {
    const given = soup({ status: 'in-delivery' })
    const back = after(given, recall(given, [1], at))

    expect(said(recall(back, [1], later))).toMatchObject({ isNoop: true, kitchen: { recalledAt: at } })
  })

  it('is none that nobody accepted or that came to a bad end', () => {
    for (const status of ['awaiting', 'rejected', 'canceled', 'failed', 'expired'] as const) {
      expect(recall(soup({ status }), undefined, at)).toMatchObject({
        isAllowed: false,
        why: 'not-in-kitchen',
      })
    }
  })

  it('while it is still being made only forgets what was made', () => {
    const order = after(soup(), setMade(soup(), [{ line: 0, made: 2 }], at))

    expect(said(recall(order, undefined, later)).kitchen).toEqual({ made: {} })
  })
})

const orders = fc
  .array(fc.record({ line: fc.nat(9), amount: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((items) => soup({ items: [...new Map(items.map((item) => [item.line, item])).values()] }))
const words = (order: KitchenOrder): fc.Arbitrary<MadeLine[][]> =>
  fc.array(
    fc.array(
      fc.record({
        line: fc.constantFrom(...order.items.map(lineOf)),
        made: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { maxLength: 8 },
  )

describe('whatever the kitchen says', () => {
  it('the last word about each line holds, whatever was said of the others in between', () => {
    fc.assert(
      fc.property(
        orders.chain((order) => fc.tuple(fc.constant(order), words(order))),
        ([order, said]) => {
          const end = said.reduce((before, lines) => after(before, setMade(before, lines, at)), order)
          const last = new Map(said.flat().map(({ line, made }) => [line, made]))

          for (const [index, item] of order.items.entries()) {
            const line = lineOf(item, index)
            expect(leftToMake(end.kitchen, line, item.amount)).toBe(
              Math.max(0, item.amount - (last.get(line) ?? 0)),
            )
          }
        },
      ),
    )
  })

  it('said again at once it changes nothing', () => {
    fc.assert(
      fc.property(
        orders.chain((order) => fc.tuple(fc.constant(order), words(order))),
        ([order, said]) => {
          for (const lines of said) {
            const once = after(order, setMade(order, lines, at))
            expect(setMade(once, lines, later)).toMatchObject({ isNoop: true, kitchen: once.kitchen })
          }
        },
      ),
    )
  })
})

it('a voucher is nothing that the kitchen has made or has to make', () => {
  const items = [
    { line: 0, amount: 2 },
    { line: 1, amount: 1, voucher: 'multi-purpose' as const },
  ]

  expect(madeCount(soup({ items }))).toEqual({ made: 0, of: 1 })
})
