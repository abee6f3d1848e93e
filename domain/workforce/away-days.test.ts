import { expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '../time/calendar-day.ts'
import { daysOfMonth } from '../time/calendar-month.ts'
import { awayDays } from './away-days.ts'

const march = daysOfMonth('2025-03')
const partsOf = (absence: object) =>
  [
    ...(awayDays([{ person: 'anna', firstDay: '2025-03-03', lastDay: '2025-03-05', ...absence }], march).get(
      'anna',
    ) ?? []),
  ].map(([day, { part }]) => [isoDayOf(day).slice(5), part])

it('an absence is on each of its days, and on halves of the first and the last', () => {
  expect(partsOf({})).toEqual([
    ['03-03', 'whole'],
    ['03-04', 'whole'],
    ['03-05', 'whole'],
  ])
  expect(partsOf({ startsAtNoon: true, endsAtNoon: true })).toEqual([
    ['03-03', 'afternoon'],
    ['03-04', 'whole'],
    ['03-05', 'morning'],
  ])
})

it('of one that reaches beyond the month its days of the month are told', () => {
  expect(partsOf({ firstDay: '2025-02-10', lastDay: '2025-03-02' }).map(([day]) => day)).toEqual([
    '03-01',
    '03-02',
  ])
  expect(partsOf({ firstDay: '2025-04-01', lastDay: '2025-04-02' })).toEqual([])
})

it('of two on a day the first that is given counts', () => {
  const day = { person: 'anna', firstDay: '2025-03-03', lastDay: '2025-03-03' }
  const [sick, leave] = [
    { ...day, type: 'sick' },
    { ...day, type: 'vacation' },
  ]

  expect(awayDays([sick, leave], march).get('anna')?.get(dayNumberOf('2025-03-03'))?.absence.type).toBe(
    'sick',
  )
})
