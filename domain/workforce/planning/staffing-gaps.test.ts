import fc from 'fast-check'
import { expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { minuteMs } from '../../time/zone-clock.ts'
import type { PlannedShift } from './planned-shift.ts'
import { staffingGaps, type StaffingNeed } from './staffing-gaps.ts'

const day = dayNumberOf('2026-08-04')
const timeZone = 'Europe/Vienna'
const midnight = Date.parse('2026-08-04T00:00:00+02:00')
const hour = (hours: number) => midnight + hours * 60 * minuteMs
const need = (from: number, to: number, count = 1, post = 'Service'): StaffingNeed => ({
  weekdays: ['tuesday'],
  from: from * 60,
  to: to * 60,
  post,
  count,
})
const shift = (
  from: number,
  to: number,
  person: string | null = 'anna',
  post = ' service',
): PlannedShift => ({
  id: `${from} ${to} ${person}`,
  person,
  from: hour(from),
  to: hour(to),
  breakMinutes: 0,
  post,
})
const gaps = (needs: StaffingNeed[], shifts: PlannedShift[]) =>
  staffingGaps({ day, needs, shifts, timeZone }).map(({ from, to, missing }) => [
    (from - midnight) / minuteMs / 60,
    (to - midnight) / minuteMs / 60,
    missing,
  ])

it.each<[string, StaffingNeed[], PlannedShift[], number[][]]>([
  ['is met', [need(10, 14)], [shift(9, 15)], []],
  ['is met by one after the other', [need(10, 14)], [shift(10, 12), shift(12, 14, 'bela')], []],
  ['misses somebody in the middle', [need(10, 14)], [shift(10, 11), shift(13, 14)], [[11, 13, 1]]],
  ['misses more at noon', [need(10, 14), need(12, 13, 2)], [shift(10, 14)], [[12, 13, 2]]],
  ['is not met by an open shift', [need(10, 14)], [shift(10, 14, null)], [[10, 14, 1]]],
  ['is not met by another post', [need(10, 14)], [shift(10, 14, 'anna', 'Küche')], [[10, 14, 1]]],
  ['goes on beyond midnight', [need(22, 2)], [shift(20, 24)], [[24, 26, 1]]],
  ['is none on other days', [{ ...need(10, 14), weekdays: ['monday'] }], [], []],
])('a need that %s', (_, needs, shifts, expected) => {
  expect(gaps(needs, shifts)).toEqual(expected)
})

it('exactly where people are missing there is a gap, and it says how many', () => {
  const span = fc
    .record({ from: fc.integer({ min: 0, max: 22 }), hours: fc.integer({ min: 1, max: 8 }) })
    .map(({ from, hours }) => ({ from, to: Math.min(24, from + hours) }))
  const needs = fc.array(fc.record({ span, count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 })
  fc.assert(
    fc.property(needs, fc.array(span, { maxLength: 6 }), (wanted, worked) => {
      const found = gaps(
        wanted.map(({ span: { from, to }, count }) => need(from, to === 24 ? 0 : to, count)),
        worked.map(({ from, to }) => shift(from, to)),
      )
      for (let at = 0; at < 24; at += 1) {
        const within = ({ from, to }: { from: number; to: number }) => from <= at && at < to
        const asked = wanted.filter((each) => within(each.span)).reduce((sum, { count }) => sum + count, 0)
        const missing = Math.max(0, asked - worked.filter(within).length)
        const said = found.find(([from = 0, to = 0]) => from <= at && at < to)?.[2] ?? 0
        expect(said).toBe(missing)
      }
    }),
    { numRuns: size({ short: 200, long: 2000 }) },
  )
})
