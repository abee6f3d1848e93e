import type { PayloadRequest } from 'payload'

import { asRecords, type StoredRecord } from '#kernel/database/as-records.ts'
import { asUserInFull } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { normalisePath } from '#domain/content/paths.ts'
import type { ImportableList } from '#domain/operations/import-export/import-export.contract.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

import { type RowKey, rowKeys } from '../importable-lists.data.ts'
import type { RecordColumn } from './columns-of.ts'
import { selectionOf } from './export-records.ts'

export type Doc = StoredRecord
export type NamedRow = { row: number; cells: ReadonlyMap<string, string> }
export type Match = { doc: Doc | null } | { problem: string; column: string }

const mostPerQuery = 1000

/** Which stored record each row means, or null for a new one. One query per thousand keys. */
export async function matchRows(
  req: PayloadRequest,
  slug: ImportableList,
  columns: readonly RecordColumn[],
  rows: readonly NamedRow[],
): Promise<(row: NamedRow) => Match> {
  const found = new Map<string, Map<string, Doc[]>>()
  for (const key of rowKeys[slug]) {
    const wanted = rows.filter((row) => keyOfRow(slug, row)?.key === key).map((row) => textOf(row, key.name))
    found.set(key.name, await docsByKey(req, slug, columns, key, [...new Set(wanted)]))
  }
  const taken = new Map<string, number>()
  const titleOf = (name: string) => columns.find((column) => column.name === name)?.title ?? name

  return (row) => {
    const named = keyOfRow(slug, row)
    if (!named) return { doc: null }
    const { key, text } = named
    const docs = found.get(key.name)?.get(text) ?? []
    const refuse = (problem: string) => ({ problem, column: titleOf(key.name) })

    if (docs.length > 1) return refuse('Mehrere Einträge passen zu dieser Angabe.')
    const [doc] = docs
    if (!doc && key.isGiven) return refuse('Zu dieser Angabe gibt es keinen Eintrag.')
    const claim = doc ? doc.id : key.isShared ? null : `${key.name} ${text}`
    const earlier = claim === null ? undefined : taken.get(claim)
    if (earlier !== undefined) return refuse(`Derselbe Eintrag steht schon in Zeile ${earlier}.`)
    if (claim !== null) taken.set(claim, row.row)

    return { doc: doc ?? null }
  }
}

function keyOfRow(slug: ImportableList, row: NamedRow): { key: RowKey; text: string } | null {
  for (const key of rowKeys[slug]) {
    const text = textOf(row, key.name)
    if (text !== '') return { key, text }
  }
  return null
}

function textOf({ cells }: NamedRow, name: string): string {
  const text = (cells.get(name) ?? '').trim()
  if (name === 'path' && text !== '') return normalisePath(text)

  return name === 'email' ? text.toLowerCase() : text
}

async function docsByKey(
  req: PayloadRequest,
  slug: ImportableList,
  columns: readonly RecordColumn[],
  { name }: RowKey,
  texts: readonly string[],
): Promise<Map<string, Doc[]>> {
  const found = new Map<string, Doc[]>()
  const askable = texts.filter((text) => isAskable(name, text))
  for (let start = 0; start < askable.length; start += mostPerQuery) {
    const docs = await findRecords(asUserInFull(req), slug, {
      where: { [name]: { in: askable.slice(start, start + mostPerQuery) } },
      select: selectionOf(columns) as never,
    })
    for (const doc of asRecords(docs)) {
      const text = String(doc[name])
      found.set(text, [...(found.get(text) ?? []), doc])
    }
  }
  return found
}

/** A comparison that the column's type does not know would be an error of the whole query. */
function isAskable(name: string, text: string): boolean {
  if (name === 'id') return isUuid(text)

  return name !== 'number' || /^\d{1,15}$/.test(text)
}
