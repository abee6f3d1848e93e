import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { layOutDay, type Placed, shortestMinutes, type Timed } from './lay-out-day.ts'

const timeZone = 'Europe/Vienna'
const on = (day: string, ...entries: Timed[]) => layOutDay(entries, { day, timeZone })
const entry = (id: string, startsAt: string, endsAt: string): Timed => ({ id, startsAt, endsAt })
const shape = (placed: Placed<Timed>[]) =>
  placed.map(({ entry, fromMinute, toMinute, column, columns }) => [
    entry.id,
    fromMinute,
    toMinute,
    `${column + 1}/${columns}`,
  ])

test('what overlaps stands beside each other, and what only touches below', () => {
  const lunch = entry('lunch', '2026-11-24T10:00:00Z', '2026-11-24T13:00:00Z')
  const help = entry('help', '2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z')
  const later = entry('later', '2026-11-24T12:00:00Z', '2026-11-24T14:00:00Z')
  const evening = entry('evening', '2026-11-24T17:00:00Z', '2026-11-24T21:00:00Z')

  expect(shape(on('2026-11-24', evening, later, help, lunch))).toEqual([
    ['lunch', 660, 840, '1/2'],
    ['help', 720, 780, '2/2'],
    ['later', 780, 900, '2/2'],
    ['evening', 1080, 1320, '1/1'],
  ])
})

test('a night shift stands in both days, cut at midnight', () => {
  const night = entry('night', '2026-11-24T21:00:00Z', '2026-11-25T02:00:00Z')

  expect(on('2026-11-24', night)).toMatchObject([{ fromMinute: 1320, toMinute: 1440, endsAfter: true }])
  expect(on('2026-11-25', night)).toMatchObject([{ fromMinute: 0, toMinute: 180, beganBefore: true }])
  expect(on('2026-11-26', night)).toEqual([])
})

test('what ends at midnight does not stand in the next day', () => {
  const evening = entry('evening', '2026-11-24T21:00:00Z', '2026-11-24T23:00:00Z')

  expect(on('2026-11-24', evening)).toMatchObject([{ toMinute: 1440, endsAfter: false }])
  expect(on('2026-11-25', evening)).toEqual([])
})

test('the clock of the wall counts in the nights that clocks are changed', () => {
  const spring = entry('spring', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')
  const autumn = entry('autumn', '2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z')

  expect(shape(on('2026-03-29', spring))).toEqual([['spring', 90, 210, '1/1']])
  expect(shape(on('2026-10-25', autumn))).toEqual([['autumn', 150, 195, '1/1']])
})

test('a day is that of the zone that is asked for', () => {
  const late = entry('late', '2026-11-24T23:30:00Z', '2026-11-25T00:30:00Z')

  expect(layOutDay([late], { day: '2026-11-24', timeZone: 'Europe/London' })).toHaveLength(1)
  expect(on('2026-11-24', late)).toEqual([])
})

test('what is short can still be read, also before midnight', () => {
  const moment = entry('moment', '2026-11-24T22:55:00Z', '2026-11-24T22:56:00Z')

  expect(shape(on('2026-11-24', moment))).toEqual([['moment', 1440 - shortestMinutes, 1440, '1/1']])
})

const begin = Date.parse('2026-10-23T00:00:00Z')
const anyEntries = fc
  .array(
    fc.record({ start: fc.integer({ min: 0, max: 4320 }), minutes: fc.integer({ min: 0, max: 1800 }) }),
    {
      maxLength: 30,
    },
  )
  .map((spans) =>
    spans.map(({ start, minutes }, index) =>
      entry(
        String(index),
        new Date(begin + start * 60_000).toISOString(),
        new Date(begin + (start + minutes) * 60_000).toISOString(),
      ),
    ),
  )

it('no two entries of a day cover each other, however many there are', () => {
  fc.assert(
    fc.property(anyEntries, fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26'), (entries, day) => {
      const placed = layOutDay(entries, { day, timeZone })

      for (const [index, one] of placed.entries()) {
        expect(one.fromMinute).toBeGreaterThanOrEqual(0)
        expect(one.toMinute).toBeLessThanOrEqual(1440)
        expect(one.toMinute - one.fromMinute).toBeGreaterThanOrEqual(shortestMinutes)
        expect(one.column).toBeLessThan(one.columns)
        const covering = placed
          .slice(index + 1)
          .filter((other) => one.fromMinute < other.toMinute && other.fromMinute < one.toMinute)
        expect(covering.filter(({ column }) => column === one.column)).toEqual([])
        // Beside each other only if they are as wide as each other.
        expect(covering.filter(({ columns }) => columns !== one.columns)).toEqual([])
      }
    }),
  )
})

it('every entry that lasts stands in a day of those that it touches', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const days = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-10-${day}`)
      const shown = new Set(
        days.flatMap((day) => layOutDay(entries, { day, timeZone })).map((placed) => placed.entry.id),
      )
      const lasting = entries.filter(({ startsAt, endsAt }) => startsAt < endsAt)

      expect(lasting.filter(({ id }) => !shown.has(id))).toEqual([])
    }),
  )
})
