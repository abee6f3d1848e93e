import fc from 'fast-check'

import { type HoursEntry, hoursEntryTypes } from './hours.contract.ts'

/** Two years with every kind of week and both nights when clocks change. */
export const firstDay = Temporal.PlainDate.from('2026-01-01')
export const dayCount = 2 * 365

/** The nights when clocks change, the turns of years, and days around them. */
export const notableDates = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-04-05',
  '2026-10-04',
  '2026-10-24',
  '2026-10-25',
  '2026-11-01',
  '2026-12-27',
  '2026-12-28',
  '2026-12-31',
  '2027-01-01',
  '2027-01-03',
  '2027-01-04',
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
  '2027-12-31',
]
const date = fc.oneof(
  fc.constantFrom(...notableDates),
  fc.integer({ min: 0, max: dayCount - 1 }).map((days) => firstDay.add({ days }).toString()),
)
const clock = fc.oneof(
  fc.constantFrom('00:00', '01:00', '01:30', '02:00', '02:30', '02:59', '03:00', '23:59', '24:00'),
  fc.integer({ min: 0, max: 1439 }).map(clockOf),
)
const entry: fc.Arbitrary<HoursEntry> = fc.record({
  type: fc.oneof(
    { arbitrary: fc.constantFrom(...hoursEntryTypes), weight: 3 },
    { arbitrary: fc.constant('once' as const), weight: 2 },
  ),
  date: fc.option(date, { freq: 10 }),
  isClosed: fc.oneof(
    { arbitrary: fc.constant(false), weight: 6 },
    { arbitrary: fc.constant(true), weight: 1 },
  ),
  from: fc.option(clock, { freq: 20 }),
  to: fc.option(clock, { freq: 20 }),
})
/** Any hours, the incomplete and the contradictory among them. */
export const hours = fc.array(entry, { minLength: 0, maxLength: 12 })

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
