import { plainAmount } from '../../money/plain-amount.ts'
import type { Booking } from './book-day.ts'
import { type Chart, chartAccounts } from './charts.data.ts'
import { extfColumns, textColumns } from './extf-columns.data.ts'

/** What the head of a batch tells. */
export type BatchHead = {
  /** Of the accountant, and of the house with them. */
  consultantNumber: number
  clientNumber: number
  chart: Chart
  /** Digits of an account. */
  accountLength: number
  /** `YYYY-MM-DD`. */
  fiscalYearStart: string
  from: string
  to: string
  title: string
  /** ISO 4217. */
  currency: string
  /** Whether the accountant can change nothing of it any more. */
  isLocked: boolean
  createdAt: Temporal.Instant
  timeZone: string
}

const [formatVersion, category, headVersion] = [13, 21, 700]
const lineEnd = '\r\n'

/** A booking batch in the form that DATEV reads, still as text: a head, the names of the columns, and a line for each booking. */
export function extfBatch(head: BatchHead, bookings: readonly Booking[]): string {
  const lines = [headLine(head), extfColumns.join(';'), ...bookings.map((each) => bookingLine(each, head))]

  return lines.map((line) => line + lineEnd).join('')
}

function headLine(head: BatchHead): string {
  const { consultantNumber, clientNumber, chart, accountLength, fiscalYearStart, from, to, title, isLocked } =
    head
  const created = head.createdAt.toZonedDateTimeISO(head.timeZone).toPlainDateTime()
  const stamp = created.toString({ smallestUnit: 'millisecond' }).replaceAll(/\D/g, '')

  return [
    quoted('EXTF'),
    headVersion,
    category,
    quoted('Buchungsstapel'),
    formatVersion,
    stamp,
    '',
    quoted('TK'),
    quoted(''),
    quoted(''),
    consultantNumber,
    clientNumber,
    compact(fiscalYearStart),
    accountLength,
    compact(from),
    compact(to),
    quoted(title.slice(0, 30)),
    quoted(''),
    1,
    0,
    isLocked ? 1 : 0,
    quoted(head.currency),
    '',
    quoted(''),
    '',
    '',
    quoted(chartAccounts[chart].code),
    '',
    '',
    quoted(''),
    quoted('Theke'),
  ].join(';')
}

function bookingLine(
  booking: Booking,
  { isLocked, currency }: Pick<BatchHead, 'isLocked' | 'currency'>,
): string {
  const { cents, isDebit, account, contra, taxKey, day, document, text } = booking
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': plainAmount(cents, ','),
    'Soll/Haben-Kennzeichen': isDebit ? 'S' : 'H',
    'WKZ Umsatz': currency,
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    'BU-Schlüssel': taxKey ?? '',
    Belegdatum: day.slice(8, 10) + day.slice(5, 7),
    'Belegfeld 1': document,
    Buchungstext: text.slice(0, 60),
    Festschreibung: isLocked ? '1' : '0',
  }

  return extfColumns
    .map((column) => (textColumns.has(column) ? quoted(values[column] ?? '') : (values[column] ?? '')))
    .join(';')
}

const quoted = (words: string): string => `"${words.replaceAll(/\p{Cc}/gu, ' ').replaceAll('"', '""')}"`
const compact = (day: string): string => day.replaceAll('-', '')
/** The first day of the fiscal year that a day lies in; it begins with a month, counted from 1. */
export function fiscalYearStartOf(day: string, month: number): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0)

  return `${year}-${String(month).padStart(2, '0')}-01`
}
