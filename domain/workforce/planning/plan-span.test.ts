import fc from 'fast-check'
import { expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { isoDayOf } from '../../time/calendar-day.ts'
import { daysAway, daysOfSpan, type PlanSpan, planSpans, spanTitle } from './plan-span.ts'

it.each<[string, PlanSpan, string]>([
  ['2026-08-05', 'week', 'KW 32, 3. bis 9. August 2026'],
  ['2026-12-31', 'week', 'KW 53, 28. Dezember 2026 bis 3. Jänner 2027'],
  ['2026-09-30', 'week', 'KW 40, 28. September bis 4. Oktober 2026'],
  ['2028-02-29', 'month', 'Februar 2028'],
])('%s as a %s is %s', (day, span, title) => {
  expect(spanTitle(day, span)).toBe(title)
})

it('a month has the days that it has', () => {
  expect(daysOfSpan('2028-02-10', 'month')).toHaveLength(29)
  expect(daysOfSpan('2026-02-10', 'month')).toHaveLength(28)
  expect(daysOfSpan('2026-12-31', 'month').at(-1)).toBe('2026-12-31')
})

it('every day is in its span, and the next one follows without a gap', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map(isoDayOf)
  fc.assert(
    fc.property(days, fc.constantFrom(...planSpans), (day, span) => {
      const here = daysOfSpan(day, span)
      expect(here).toContain(day)
      const next = daysOfSpan(daysAway(day, span, 1), span)
      expect(Date.parse(next[0] ?? '') - Date.parse(here.at(-1) ?? '')).toBe(86_400_000)
      expect(daysOfSpan(daysAway(next[0] ?? '', span, -1), span)).toEqual(here)
    }),
    { numRuns: size({ short: 200, long: 2000 }) },
  )
})
