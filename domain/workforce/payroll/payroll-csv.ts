import { type CsvCell, csvText } from '../../operations/import-export/csv-text.ts'
import { hundredthsOfHours, type WageHours, type WageType, wageTypeLabels } from './wage-hours.ts'

export type PayrollPerson = {
  personnelNumber: string | null
  name: string
  branch: string
  /** What the branch pays besides, in percent, by the account. */
  percents: Readonly<Partial<Record<WageType, number | null>>>
  hours: readonly WageHours[]
}

const titles = [
  'Monat',
  'Personalnummer',
  'Name',
  'Filiale',
  'Lohnart',
  'Bezeichnung',
  'Minuten',
  'Stunden',
  'Zuschlag in %',
] as const

/** Hours of a month (`YYYY-MM`) for whoever pays, a line for each wage type of a person. */
export function payrollCsv(
  month: string,
  people: readonly PayrollPerson[],
  numbers: Readonly<Partial<Record<WageType, number>>> = {},
): string {
  const rows = people.flatMap(({ personnelNumber, name, branch, percents, hours }) =>
    hours.map(({ type, minutes }) => [
      ...[month, personnelNumber, name, branch].map(text),
      number(numbers[type] ?? null),
      text(wageTypeLabels[type]),
      number(minutes),
      { text: hundredthsOfHours(minutes), isNumeric: true },
      number(percents[type] ?? null),
    ]),
  )

  return csvText(titles, rows)
}

const text = (value: string | null): CsvCell => ({ text: value ?? '', isNumeric: false })
const number = (value: number | null): CsvCell => ({
  text: value === null ? '' : String(value),
  isNumeric: true,
})
