'use client'

import { useMemo } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { daysOfMonth } from '#domain/time/calendar-month.ts'
import { shownMonthStateLabels } from '#domain/workforce/closing/month-closing.texts.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import type { holidayBalancesContract, timeBalancesContract } from '#domain/workforce/time-sheets.contract.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import type { FirstTimes } from './first-times.ts'
import { monthColumns } from './month-columns.tsx'
import { type PersonRow, personRows } from './month-rows.ts'
import { useFollowed } from './times-news.tsx'
import { timesTexts } from './times.texts.ts'
import type { TimesChoice } from './times-choice.ts'

const readMonths = callOf<typeof timeBalancesContract>('get', '/api/time-sheets/balances')
const readLeave = callOf<typeof holidayBalancesContract>('get', '/api/time-sheets/holiday-balances')

const filters = [kit.choiceFilter('zustand', 'Zustand', shownMonthStateLabels)]
const idOf = ({ person }: PersonRow) => person.id
const words = { name: 'zeiten', label: 'Zeitnachweise' }

type MonthsPartProps = {
  choice: TimesChoice
  month: string
  timeZone: string
  first: FirstTimes | null
}

/** The months of all people whom somebody leads, one line each. */
export function MonthsPart({ choice: { branch, current }, month, timeZone, first }: MonthsPartProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open } = kit.useOpenOne()
  const where = branch ? { branch } : {}
  const months = useFollowed(
    timesMadeOf.months,
    `${month} ${branch}`,
    (signal) => readMonths(fetch, { signal, query: { month, ...where } }),
    first?.months ? { key: `${first.month} ${first.branch}`, data: first.months, at: first.months.at } : null,
  )
  const leave = useFollowed(timesMadeOf.leave, `${month} ${branch}`, (signal) =>
    readLeave(fetch, { signal, query: { ...(month < current && { day: lastDayOf(month) }), ...where } }),
  )
  const { zustand } = filtered.values
  const rows = useMemo(
    () => personRows(months.data?.docs ?? [], leave.data?.docs ?? [], zustand),
    [months.data, leave.data, zustand],
  )
  const empty = zustand ? timesTexts.noneOfState : timesTexts.noMonths
  const table = { ...words, columns: monthColumns, idOf, timeZone, openId, empty }

  return (
    <>
      <kit.Toolbar filters={filtered} />
      <kit.LoadedView of={months} rows={8}>
        {() => <kit.DataTable {...table} rows={rows} onOpen={({ person }) => open(person.id)} />}
      </kit.LoadedView>
    </>
  )
}

const lastDayOf = (month: string): string => isoDayOf(daysOfMonth(month).to - 1)
