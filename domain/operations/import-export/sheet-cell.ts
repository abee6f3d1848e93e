import { parseMoney } from '../../money/money.ts'

export type Choice = { value: string; label: string }

/** One column of a list that leaves and enters as a table; `choices` for what is chosen from a list. */
export type SheetColumn = {
  name: string
  title: string
  kind: CellKind
  choices?: readonly Choice[]
}

export type CellKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'cents'
  | 'percent'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'moment'
  | 'day'
  /** The readable key of another record, which the reader looks up. */
  | 'reference'

export type ReadCell = { value: unknown } | { problem: string }

type Format = {
  write: (value: unknown, column: SheetColumn, timeZone: string) => string
  read: (text: string, column: SheetColumn, timeZone: string) => ReadCell
}

/** A value as German spreadsheets show it; nothing is the empty cell. Moments are told in the given zone. */
export function writeCell(column: SheetColumn, value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return ''

  return plainText(formats[column.kind].write(value, column, timeZone))
}

/** What a person wrote into a cell, as the record stores it: money in cents, rates in hundredths of a percent. */
export function readCell(column: SheetColumn, text: string, timeZone: string): ReadCell {
  const format = formats[column.kind]
  if (text.trim() === '') return { value: column.kind === 'lines' || column.kind === 'choices' ? [] : null }

  return format.read(
    keepsSpaces.has(column.kind) ? plainText(text) : plainText(text).trim(),
    column,
    timeZone,
  )
}

/** Spreadsheets know one kind of line break and no control characters. */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(controlCharacters, '')

// oxlint-disable-next-line no-control-regex -- they are what has to go
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const keepsSpaces: ReadonlySet<CellKind> = new Set(['text'])

const formats: Record<CellKind, Format> = {
  text: { write: String, read: (value) => ({ value }) },
  reference: { write: String, read: (value) => ({ value }) },
  lines: { write: (value) => listOf(value).join(' | '), read: (text) => ({ value: split(text, '|') }) },
  number: { write: (value) => String(value).replace('.', ','), read: readNumber },
  cents: { write: (value) => asHundredths(Number(value)), read: readMoney },
  percent: { write: (value) => asHundredths(Number(value)), read: readPercent },
  flag: { write: (value) => (value === true ? 'ja' : 'nein'), read: readFlag },
  choice: { write: (value, column) => labelOf(column, value), read: readChoice },
  choices: { write: (value) => listOf(value).join(', '), read: readChoices },
  moment: { write: writeMoment, read: readMoment },
  day: { write: writeDay, read: readDay },
}

/** Grouped as in German when three digits follow the only point; a comma is the decimal sign. */
function readNumber(text: string): ReadCell {
  const bare = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '') : text
  const isNumber = /^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(bare)

  return isNumber ? { value: Number(bare.replace(',', '.')) } : { problem: 'Bitte geben Sie eine Zahl an.' }
}

function readMoney(text: string): ReadCell {
  const value = parseMoney(text)
  return value === null ? { problem: 'Bitte geben Sie einen Betrag wie 12,90 an.' } : { value }
}

function readPercent(text: string): ReadCell {
  const value = parseMoney(text.replace('%', ''))
  if (value === null) return { problem: 'Bitte geben Sie einen Prozentsatz wie 20 oder 5,5 an.' }

  // A cell in the format of a percentage holds 0.2 where a person sees 20 %, and no tax is that low.
  return value > 0 && value < 100
    ? {
        problem: 'Das wäre weniger als 1 %. Bitte schreiben Sie 20 statt 0,2, ohne das Zahlenformat Prozent.',
      }
    : { value }
}

function readFlag(text: string): ReadCell {
  const word = text.toLowerCase()
  if (['ja', 'j', 'x', 'wahr', 'true', '1'].includes(word)) return { value: true }

  return ['nein', 'n', 'falsch', 'false', '0'].includes(word)
    ? { value: false }
    : { problem: 'Bitte geben Sie „ja“ oder „nein“ an.' }
}

function readChoice(text: string, { choices = [] }: SheetColumn): ReadCell {
  const found = choices.find(({ value, label }) => [value, label].some((word) => isSame(word, text)))
  if (found) return { value: found.value }

  const known = choices.map(({ label }) => `„${label}“`).join(', ')
  return { problem: `„${text}“ steht nicht zur Auswahl. Möglich: ${known}.` }
}

function readChoices(text: string, column: SheetColumn): ReadCell {
  const chosen = split(text, /[,;|]/).map((each) => readChoice(each, column))
  const wrong = chosen.find((each) => 'problem' in each)

  return wrong ?? { value: chosen.map((each) => ('value' in each ? each.value : null)) }
}

function writeMoment(value: unknown, _column: SheetColumn, timeZone: string): string {
  const at = Temporal.Instant.from(String(value)).toZonedDateTimeISO(timeZone)
  return `${germanDay(at.toPlainDate())} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** The earlier of two moments of one name in the night when clocks go back. */
function readMoment(text: string, _column: SheetColumn, timeZone: string): ReadCell {
  const match = /^(\S+)(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(text)
  const day = match && dayOf(match[1] ?? '')
  const time = { hour: Number(match?.[2] ?? 0), minute: Number(match?.[3] ?? 0) }
  if (!day || time.hour > 23 || time.minute > 59) {
    return { problem: 'Bitte geben Sie einen Zeitpunkt wie 24.12.2026 18:30 an.' }
  }
  const at = day.toPlainDateTime(time).toZonedDateTime(timeZone).toInstant()

  return { value: at.toString({ smallestUnit: 'millisecond' }) }
}

function writeDay(value: unknown): string {
  const day = dayOf(String(value))
  return day ? germanDay(day) : String(value)
}

function readDay(text: string): ReadCell {
  const day = dayOf(text)
  return day ? { value: day.toString() } : { problem: 'Bitte geben Sie einen Tag wie 24.12.2026 an.' }
}

/** `24.12.2026` or `2026-12-24`. */
function dayOf(text: string): Temporal.PlainDate | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const match = german ? [german[3], german[2], german[1]] : /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1)
  if (!match) return null

  const [year = 0, month = 0, day = 0] = match.map(Number)
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

const germanDay = (day: Temporal.PlainDate): string =>
  [
    String(day.day).padStart(2, '0'),
    String(day.month).padStart(2, '0'),
    String(day.year).padStart(4, '0'),
  ].join('.')

function asHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

const labelOf = ({ choices }: SheetColumn, value: unknown): string =>
  choices?.find((choice) => choice.value === value)?.label ?? String(value)

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

const split = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
