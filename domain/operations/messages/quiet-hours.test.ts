import fc from 'fast-check'
import { expect, it } from 'vitest'

import { quietSpanAt, remindedAt, usualQuietHours } from './quiet-hours.ts'

const timeZone = 'Europe/Vienna'
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant()
const shown = (instant: Temporal.Instant | undefined) =>
  instant?.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })

it.each([
  ['2026-11-27T20:59', usualQuietHours, null],
  ['2026-11-27T21:00', usualQuietHours, '2026-11-28T08:00'],
  ['2026-11-28T00:30', usualQuietHours, '2026-11-28T08:00'],
  ['2026-11-28T07:59', usualQuietHours, '2026-11-28T08:00'],
  ['2026-11-28T08:00', usualQuietHours, null],
  ['2026-11-28T13:00', { from: '12:00', to: '14:00' }, '2026-11-28T14:00'],
  ['2026-11-28T14:00', { from: '12:00', to: '14:00' }, null],
  ['2026-11-28T12:00', { from: '12:00', to: '12:00' }, null],
  // The night that has no half past two, and the one that has it twice.
  ['2026-03-29T01:59', { from: '22:00', to: '02:30' }, '2026-03-29T03:30'],
  ['2026-10-25T01:30', { from: '22:00', to: '02:30' }, '2026-10-25T02:30'],
] as const)('at %s with %j it is quiet until %s', (local, quiet, until) => {
  expect(shown(quietSpanAt(at(local), quiet, timeZone)?.until) ?? null).toBe(until)
})

it.each([
  ['2026-11-28T12:00', 2, '2026-11-28T10:00'],
  // In the night, so in the morning.
  ['2026-11-28T12:00', 6, '2026-11-28T08:00'],
  // Too early for that, so in the evening before.
  ['2026-11-28T07:30', 2, '2026-11-27T21:00'],
  ['2026-11-28T08:00', 2, '2026-11-27T21:00'],
  ['2026-11-28T19:00', 24, '2026-11-27T19:00'],
])('of an appointment at %s one is reminded %i hours before at %s', (appointment, hoursBefore, expected) => {
  const reminder = { appointment: at(appointment), hoursBefore, quiet: usualQuietHours, timeZone }

  expect(shown(remindedAt(reminder))).toBe(expected)
})

it('whatever the hours, nobody is reminded while it is quiet but at its beginning, nor after the appointment', () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  fc.assert(
    fc.property(
      fc.nat(600_000),
      fc.integer({ min: 1, max: 168 }),
      clock,
      clock,
      (minutes, hoursBefore, from, to) => {
        const appointment = at('2026-03-01T00:00').add({ minutes })
        const reminded = remindedAt({ appointment, hoursBefore, quiet: { from, to }, timeZone })
        const span = quietSpanAt(reminded, { from, to }, timeZone)

        expect(Temporal.Instant.compare(reminded, appointment)).toBe(-1)
        expect(span === null || span.since.equals(reminded)).toBe(true)
      },
    ),
  )
})
