import { formatHours } from '#domain/time/format.ts'
import type { ShownMonthState } from '#domain/workforce/closing/shown-month-state.ts'
import { shownMonthStateLabels } from '#domain/workforce/closing/month-closing.texts.ts'
import { type Column, StatusPill, type Tone } from '#plugins/desk/kit.port.ts'

import type { PersonRow } from './month-rows.ts'

const tones: Readonly<Record<ShownMonthState, Tone>> = {
  open: 'neutral',
  objected: 'waits',
  confirmed: 'accent',
  closed: 'done',
  differs: 'wrong',
}

export const MonthStatePill = ({ state }: { state: ShownMonthState }) => (
  <StatusPill tone={tones[state]}>{shownMonthStateLabels[state]}</StatusPill>
)

/** As wide as its title needs it: beside an open month the table is narrow. */
const figure = (rem: number) => `minmax(${rem}rem, 0.7fr)`

/** As hours in words; sorted and written by their number. */
function hours(
  name: string,
  title: string,
  minutes: (row: PersonRow) => number,
  rem = 5.2,
): Column<PersonRow> {
  return {
    name,
    title,
    kind: 'number',
    width: figure(rem),
    value: (row) => Math.round((minutes(row) / 60) * 100) / 100,
    cell: (row) => formatHours(minutes(row)),
  }
}

export const monthColumns: Column<PersonRow>[] = [
  { name: 'person', title: 'Person', value: ({ person }) => person.name, width: 'minmax(10.5rem, 1.4fr)' },
  {
    name: 'zustand',
    title: 'Zustand',
    value: ({ shown }) => shownMonthStateLabels[shown],
    cell: ({ shown }) => <MonthStatePill state={shown} />,
    width: 'minmax(9rem, 1fr)',
  },
  hours('soll', 'Soll', ({ owed }) => owed),
  hours('ist', 'Ist', ({ worked }) => worked),
  hours('saldo', 'Saldo', ({ time }) => time),
  hours('ueberstunden', 'Überstunden', ({ overtime }) => overtime, 7),
  {
    name: 'urlaub',
    title: 'Resturlaub',
    kind: 'number',
    width: figure(6.5),
    value: ({ leaveLeft }) => leaveLeft,
    cell: ({ leaveLeft }) => (leaveLeft === null ? '–' : String(leaveLeft).replace('.', ',')),
  },
  {
    name: 'hinweise',
    title: 'Hinweise',
    kind: 'number',
    width: figure(6),
    value: ({ hints }) => hints,
    cell: ({ hints }) => (hints === 0 ? '–' : hints),
  },
  { ...hours('gutschrift', 'Gutschrift', ({ credited }) => credited, 6.5), isHiddenAtFirst: true },
  { ...hours('geplant', 'Geplant', ({ planned }) => planned, 5.8), isHiddenAtFirst: true },
  { name: 'filiale', title: 'Filiale', value: ({ branch }) => branch?.name ?? '', isHiddenAtFirst: true },
]
