import { expect, it } from 'vitest'

import type { HoursEntry } from './hours.contract.ts'
import { hoursSpecification } from './hours-specification.ts'

const lines = (entries: HoursEntry[]) =>
  hoursSpecification(entries, '2026-11-23').map((each) =>
    [('date' in each ? each.date : each.weekday).slice(0, 10), each.opens, each.closes].join(' '),
  )

it('tells the usual week, days of rest and hours past midnight included', () => {
  expect(
    lines([
      { type: 'monday', from: '11:00', to: '14:00' },
      { type: 'monday', from: '17:00', to: '02:00' },
      { type: 'tuesday', from: '10:00', to: '24:00' },
      { type: 'wednesday', from: '00:00', to: '00:00' },
      { type: 'thursday', from: '18:00', to: '18:00' },
      { type: 'friday', isClosed: true },
      { type: 'saturday', from: '11:00' },
    ]),
  ).toEqual([
    'monday 11:00 14:00',
    'monday 17:00 02:00',
    'tuesday 10:00 23:59',
    'wednesday 00:00 23:59',
    'thursday 18:00 17:59',
    'friday 00:00 00:00',
    'saturday 00:00 00:00',
    'sunday 00:00 00:00',
  ])
})

it('tells the dates that differ, in their order, once each and not those that have passed', () => {
  const dates = lines([
    { type: 'daily', from: '11:00', to: '22:00' },
    { type: 'once', date: '2026-12-31', from: '10:00', to: '12:00' },
    { type: 'once', date: '2026-12-31', from: '18:00', to: '23:00' },
    { type: 'once', date: '2026-12-24', isClosed: true },
    { type: 'once', date: '2026-11-23', isClosed: true },
    { type: 'once', date: '2026-11-22', isClosed: true },
    { type: 'once', isClosed: true },
  ]).slice(7)

  expect(dates).toEqual([
    '2026-11-23 00:00 00:00',
    '2026-12-24 00:00 00:00',
    '2026-12-31 11:00 22:00',
    '2026-12-31 10:00 12:00',
    '2026-12-31 18:00 23:00',
  ])
})
