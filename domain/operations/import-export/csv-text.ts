import { guarded } from './formula-guard.ts'
import { plainText } from './sheet-cell.ts'

export type CsvCell = {
  text: string
  /** Figures are read as such; anything else is kept from being run as a formula. */
  isNumeric: boolean
}

/**
 * A table as German spreadsheets open it: cells apart by semicolons, lines ended as RFC 4180 says, behind the mark
 * without which Excel takes the bytes for its old Western code page.
 */
export function csvText(titles: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [
    titles.map((title) => quoted(guarded(title))),
    ...rows.map((row) => row.map(({ text, isNumeric }) => quoted(written(text, isNumeric)))),
  ]

  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

/** What calls itself a figure and is none is guarded like any other text. */
function written(text: string, isNumeric: boolean): string {
  const plain = plainText(text)

  return isNumeric && figure.test(plain) ? plain : guarded(plain)
}

const figure = /^-?\d+(,\d+)?(e[+-]?\d+)?$/

function quoted(text: string): string {
  return /[;"\r\n\ufeff]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
