import { expect, test } from 'vitest'

import { calendarColumns, shownHours } from './calendar-columns.ts'

const timeZone = 'Europe/Vienna'
const entry = (id: string, lane: string | undefined, hour: number) => ({
  id,
  lane,
  title: id,
  startsAt: `2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`,
  endsAt: `2026-11-24T${String(hour + 1).padStart(2, '0')}:00:00Z`,
})
const entries = [entry('herd', 'kitchen', 10), entry('gast', 'service', 17), entry('frei', undefined, 8)]
const lanes = [
  { key: 'kitchen', title: 'Küche' },
  { key: 'service', title: 'Service' },
]
const idsOf = (columns: ReturnType<typeof calendarColumns>) =>
  columns.map(({ title, placed }) => [title, placed.map(({ entry }) => entry.id)])

test('a day is divided into lanes, and what is in none stands in the first', () => {
  expect(idsOf(calendarColumns({ entries, days: ['2026-11-24'], lanes, timeZone }))).toEqual([
    ['Küche', ['frei', 'herd']],
    ['Service', ['gast']],
  ])
})

test('a week has a column for each day', () => {
  expect(idsOf(calendarColumns({ entries, days: ['2026-11-23', '2026-11-24'], lanes, timeZone }))).toEqual([
    ['Mo 23.11.', []],
    ['Di 24.11.', ['frei', 'herd', 'gast']],
  ])
})

test('the hours reach as far as the entries do', () => {
  const columns = calendarColumns({ entries, days: ['2026-11-24'], lanes, timeZone })

  expect(shownHours(columns, { from: 10, to: 16 })).toEqual({ from: 9, to: 19 })
  expect(shownHours(columns, { from: 6, to: 22 })).toEqual({ from: 6, to: 22 })
})
