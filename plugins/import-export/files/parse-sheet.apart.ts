import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet as readExcelSheet } from 'read-excel-file/node'

import { mostImportedRows } from '#domain/operations/import-export/import-export.contract.ts'
import { unguarded } from '#domain/operations/import-export/formula-guard.ts'

/** The titles and the rows of a table, every cell as the text that a person sees in German. */
export type Sheet = { titles: string[]; rows: { row: number; cells: string[] }[] }

export type ParsedSheet = Sheet | { unreadable: string }

const largestUnpackedBytes = 100 * 1024 * 1024

/** Reads a CSV or XLSX file of any spreadsheet, or says in German why it is none. */
export async function parseSheet(bytes: Uint8Array): Promise<ParsedSheet> {
  try {
    return await parse(bytes)
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message }
    throw error
  }
}

/** Says in German why a file is no table. */
class Unreadable extends Error {
  override name = 'Unreadable'
}

async function parse(bytes: Uint8Array): Promise<Sheet> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const [titles = [], ...rows] = isZip ? await readXlsx(bytes) : readCsv(bytes)
  if (titles.every((title) => title.trim() === ''))
    throw new Unreadable('Die Datei hat keine Zeile mit Titeln.')

  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw new Unreadable('Die Datei enthält keine Zeilen.')
  if (filled.length > mostImportedRows) {
    throw new Unreadable(`Höchstens ${mostImportedRows.toLocaleString('de-DE')} Zeilen auf einmal.`)
  }
  return { titles: titles.map((title) => title.trim()), rows: filled }
}

/** Excel saves CSV in its old code page when it is not asked for UTF-8. */
function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes)
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })

  return data.map((row) => row.map(unguarded))
}

/** The one that makes the most of the line with the titles. */
function delimiterOf(text: string): string {
  const widths = [';', ',', '\t'].map((delimiter) => ({
    delimiter,
    width: Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0,
  }))

  return widths.toSorted((one, other) => other.width - one.width)[0]?.delimiter ?? ';'
}

function decode(bytes: Uint8Array): string {
  // What Excel calls Unicode text.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)

  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  refuseBomb(bytes)
  try {
    const rows = await readExcelSheet(Buffer.from(bytes), { trim: false })
    return rows.map((row) => row.map(germanText))
  } catch {
    throw new Unreadable('Die Datei ist keine lesbare Excel-Datei (.xlsx).')
  }
}

/** A small file may unpack to more than the memory holds. */
function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize
        return false
      },
    })
  } catch {
    throw new Unreadable('Die Datei ist keine lesbare Excel-Datei (.xlsx).')
  }
  if (unpacked > largestUnpackedBytes) throw new Unreadable('Die Datei ist ausgepackt zu groß.')
}

function germanText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein'
  // Spreadsheets calculate in binary fractions; fifteen digits are what they show.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15))).replace('.', ',')
  if (!(cell instanceof Date)) return String(cell)

  const [day = '', time = ''] = cell.toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
