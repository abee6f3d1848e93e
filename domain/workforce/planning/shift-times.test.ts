import fc from 'fast-check'
import { expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { minuteMs, wallClockAt } from '../../time/zone-clock.ts'
import { movedBy, stretchedBy, timesOn } from './shift-times.ts'

const zone = 'Europe/Vienna'
const text = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((ms) => new Date(ms).toISOString().slice(0, 16))

it('a shift that ends at or before it begins ends on the next day', () => {
  const day = dayNumberOf('2026-08-04')
  expect(text(timesOn(day, { from: 600, to: 1080 }, zone))).toEqual(['2026-08-04T08:00', '2026-08-04T16:00'])
  expect(text(timesOn(day, { from: 1320, to: 360 }, zone))).toEqual(['2026-08-04T20:00', '2026-08-05T04:00'])
})

it('a shift at ten stays at ten across the change of the clocks', () => {
  const summer = timesOn(dayNumberOf('2026-10-24'), { from: 600, to: 1080 }, zone)
  expect(text(movedBy(summer, 1, zone))).toEqual(['2026-10-25T09:00', '2026-10-25T17:00'])
})

it('a shift keeps at least a quarter and at most sixteen hours', () => {
  const day = timesOn(dayNumberOf('2026-08-04'), { from: 600, to: 660 }, zone)
  const minutes = ({ from, to }: { from: number; to: number }) => (to - from) / minuteMs
  expect(minutes(stretchedBy(day, 'to', -120))).toBe(15)
  expect(minutes(stretchedBy(day, 'from', 120))).toBe(15)
  expect(minutes(stretchedBy(day, 'to', 6000))).toBe(960)
  expect(minutes(stretchedBy(day, 'from', -6000))).toBe(960)
  expect(stretchedBy(day, 'to', 30)).toEqual({ from: day.from, to: day.to + 30 * minuteMs })
})

it('shows the same times by the clock on whichever day it is moved to, where that day has them', () => {
  const day = fc.integer({ min: 20_000, max: 21_500 })
  const minute = fc.integer({ min: 240, max: 1439 })
  fc.assert(
    fc.property(day, minute, fc.integer({ min: -400, max: 400 }), (on, from, days) => {
      const moved = movedBy(timesOn(on, { from, to: 239 }, zone), days, zone)
      expect(wallClockAt(moved.from, zone)).toEqual({ day: on + days, minute: from })
      expect(wallClockAt(moved.to, zone)).toEqual({ day: on + days + 1, minute: 239 })
    }),
    { numRuns: size({ short: 300, long: 3000 }) },
  )
})
