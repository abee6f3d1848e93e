import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  goalAtPoints,
  goalOfLine,
  type GoalRule,
  greatestTarget,
  periodOf,
  progressOf,
  typedTarget,
} from './goals.ts'
import { bucketDays } from './statistics-range.ts'

const goal = (more: Partial<GoalRule> = {}): GoalRule => ({
  measure: 'gross',
  period: 'month',
  branch: null,
  target: 3_000_000,
  ...more,
})

it.each([
  ['20.000,50', 'gross', 2_000_050],
  ['20000', 'grossPerHour', 2_000_000],
  ['1 €', 'gross', 100],
  ['0', 'gross', null],
  ['-5', 'gross', null],
  ['1,005', 'gross', null],
  ['viel', 'gross', null],
  ['1.000.000.000,01', 'gross', null],
  ['1.200', 'orders', 1200],
  ['1200', 'visits', 1200],
  ['12,5', 'orders', null],
  ['0', 'visits', null],
  ['', 'orders', null],
] as const)('%j as a target of %s is %s', (text, measure, target) => {
  expect(typedTarget(text, measure)).toBe(target)
})

it.each([
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s is %s to %s', (period, day, from, to) => {
  expect(periodOf(period, day)).toEqual({ from, to })
})

describe('how far a goal is', () => {
  it('is told in whole percents, and a hundred is reached', () => {
    const told = (value: number) => progressOf(goal(), { value, today: '2026-11-15' })

    expect(told(2_999_999)).toEqual({ percent: 99, isReached: false, missing: 1, byNow: 1_500_000 })
    expect(told(3_000_000)).toMatchObject({ percent: 100, isReached: true, missing: 0 })
    expect(told(4_500_000)).toMatchObject({ percent: 150, missing: 0 })
    expect(told(-100)).toMatchObject({ percent: 0, missing: 3_000_100 })
  })

  it('knows no pace of what an hour brings', () => {
    expect(progressOf(goal({ measure: 'grossPerHour' }), { value: 1, today: '2026-11-15' }).byNow).toBeNull()
  })
})

describe('the line of a goal', () => {
  const points = (range: { from: string; to: string }, grain: 'day' | 'week' | 'month') => ({
    range: { ...range, grain },
    series: bucketDays(range, grain).map((at) => ({ at })),
  })

  it('gives each day its share of its month', () => {
    const range = { from: '2026-10-31', to: '2026-11-01' }

    expect(goalAtPoints(goal(), points(range, 'day'))).toEqual([96_774, 100_000])
  })

  it('gives a week over two months the days of both', () => {
    const range = { from: '2026-10-26', to: '2026-11-08' }

    expect(goalAtPoints(goal(), points(range, 'week'))).toEqual([680_645, 700_000])
  })

  it('gives what is cut off its days only, and an hour of work the same everywhere', () => {
    const range = { from: '2026-11-24', to: '2026-11-30' }

    expect(goalAtPoints(goal({ period: 'week', target: 700 }), points(range, 'week'))).toEqual([600, 100])
    expect(goalAtPoints(goal({ measure: 'grossPerHour', target: 5000 }), points(range, 'week'))).toEqual([
      5000, 5000,
    ])
  })

  it('has no hours', () => {
    const range = { from: '2026-11-29', to: '2026-11-29', grain: 'hour' as const }

    expect(goalAtPoints(goal(), { range, series: [{ at: '2026-11-29T10:00:00.000Z' }] })).toEqual([null])
  })

  it('comes to the target in every whole period, whatever it is', () => {
    const any = fc.record({
      target: fc.integer({ min: 1, max: greatestTarget }),
      day: fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      period: fc.constantFrom('week', 'month'),
    })
    fc.assert(
      fc.property(any, ({ target, day, period }) => {
        const range = periodOf(period, day.toISOString().slice(0, 10))
        const [whole] = goalAtPoints(goal({ period, target }), points(range, period))
        const days = goalAtPoints(goal({ period, target }), points(range, 'day'))
        const sum = days.reduce<number>((sum, share) => sum + (share ?? 0), 0)

        expect(whole).toBe(target)
        // Each day is rounded once.
        expect(Math.abs(sum - target)).toBeLessThanOrEqual(days.length / 2)
      }),
    )
  })

  it.each([
    ['day', null, 'week'],
    ['month', null, 'month'],
    ['week', 'b1', 'month'],
    ['week', 'b2', undefined],
  ] as const)('by the %s of branch %s is that of the %s', (grain, branch, period) => {
    const goals = [goal(), goal({ period: 'week' }), goal({ branch: 'b1' }), goal({ measure: 'orders' })]

    expect(goalOfLine(goals, 'gross', { branch, grain })?.period).toBe(period)
  })
})
