import { expect, it } from 'vitest'

import type { LeaveRow, MonthRow } from '#domain/workforce/time-sheets.contract.ts'

import { personRows } from './month-rows.ts'

const month = (id: string, change: Partial<MonthRow> = {}): MonthRow => ({
  person: { id, name: id },
  branch: null,
  state: 'open',
  differs: false,
  planned: 0,
  owed: 480,
  worked: 510,
  breaks: 30,
  credited: 0,
  balances: [
    { account: 'overtime', label: 'Überstunden', minutes: 30 },
    { account: 'time', label: 'Zeitsaldo', minutes: -90 },
  ],
  warnings: 2,
  unfinished: 1,
  conflicts: 3,
  ...change,
})
// Of an account of leave the table shows what is left.
const leave = [{ person: { id: 'anna', name: 'anna' }, left: 12.5 }] as LeaveRow[]

it('brings together what is known of a month and of the leave', () => {
  const [anna, ben] = personRows([month('anna'), month('ben', { balances: [] })], leave, undefined)

  expect(anna).toMatchObject({ shown: 'open', time: -90, overtime: 30, leaveLeft: 12.5, hints: 6 })
  expect(ben).toMatchObject({ time: 0, overtime: 0, leaveLeft: null })
})

it('narrows by the state that is shown: a closed month that differs is no closed one', () => {
  const months = [
    month('anna', { state: 'closed' }),
    month('ben', { state: 'closed', differs: true }),
    month('cora', { state: 'confirmed' }),
  ]
  const names = (state: string) => personRows(months, [], state).map(({ person }) => person.id)

  expect(names('closed')).toEqual(['anna'])
  expect(names('differs')).toEqual(['ben'])
  expect(names('')).toEqual(['anna', 'ben', 'cora'])
})
