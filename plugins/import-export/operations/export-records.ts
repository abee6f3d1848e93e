import type { PayloadRequest, Where } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asRecords } from '#kernel/database/as-records.ts'
import { asUserInFull } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import type { ImportableList } from '#domain/operations/import-export/import-export.contract.ts'
import { type SheetColumn, writeCell } from '#domain/operations/import-export/sheet-cell.ts'
import { refuseUnknownSort } from '#plugins/rest/rest.port.ts'

import { columnsOf, type RecordColumn } from './columns-of.ts'
import { openReferenceBook, type ReferenceBook } from './reference-book.ts'

const mostRows = 50_000
/** Moments are told as the staff's clocks do. */
export const sheetTimeZone = 'Europe/Vienna'

export type Asked = { where?: unknown; search?: string | undefined; sort?: string | undefined }
export type Table = { columns: readonly SheetColumn[]; rows: string[][] }
type Doc = Record<string, unknown>

/** The records that the list shows with this filter and search, as a table. */
export async function exportRecords(req: PayloadRequest, slug: ImportableList, asked: Asked): Promise<Table> {
  if (!staffOf(req)) throw new Refused('not-allowed')
  refuseUnknownSort(req, slug)

  const columns = await columnsOf(req, slug)
  const docs = await findRecords(asUserInFull(req), slug, {
    where: whereOf(req, slug, asked),
    ...(asked.sort ? { sort: asked.sort } : {}),
    select: selectionOf(columns) as never,
    limit: mostRows + 1,
  })
  if (docs.length > mostRows) throw tooMany()

  const book = await openReferenceBook(req, columns)
  return { columns, rows: asRecords(docs).map((doc) => rowOf(columns, doc, book)) }
}

export const selectionOf = (columns: readonly RecordColumn[]): Record<string, true> =>
  Object.fromEntries(columns.filter(({ name }) => name !== 'id').map(({ name }) => [name, true as const]))

/** The cells of a record. */
export function rowOf(columns: readonly RecordColumn[], doc: Doc, book: ReferenceBook): string[] {
  return columns.map((column) => cellOf(column, doc[column.name], book))
}

export function cellOf(column: RecordColumn, value: unknown, book: ReferenceBook): string {
  const isEmpty = value === null || value === undefined
  const shown = column.kind === 'reference' && !isEmpty ? book.keyOf(column, value) : value

  return writeCell(column, shown, sheetTimeZone)
}

/** What the list's own address says: its filters, and its search over the fields that can be searched. */
function whereOf(req: PayloadRequest, slug: ImportableList, { where, search }: Asked): Where {
  const { admin } = req.payload.collections[slug].config
  const fields = admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']
  const found = search ? [{ or: fields.map((field) => ({ [field]: { like: search } })) }] : []
  // Whatever else came in is refused where every query is judged.
  const filters = where === undefined ? [] : [where as Where]

  return { and: [...filters, ...found] }
}

function tooMany(): Refused {
  const message = `Höchstens ${mostRows.toLocaleString('de-DE')} Einträge auf einmal. Bitte filtern Sie die Liste.`
  return new Refused('validation', {}, [{ message, code: 'validation' }])
}
