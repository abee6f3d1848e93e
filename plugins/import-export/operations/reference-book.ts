import type { CollectionSlug, PayloadRequest } from 'payload'

import { asRecords } from '#kernel/database/as-records.ts'
import { asUserInFull } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { ReadCell } from '#domain/operations/import-export/sheet-cell.ts'

import type { RecordColumn } from './columns-of.ts'

/** The readable keys of related records and back, for the records that the person may see. */
export type ReferenceBook = {
  keyOf: (column: RecordColumn, id: unknown) => string
  read: (column: RecordColumn, key: string) => ReadCell
}

type Related = { keys: Map<string, string>; ids: Map<string, string[]> }

/** One query per related collection, however many rows there are. */
export async function openReferenceBook(
  req: PayloadRequest,
  columns: readonly RecordColumn[],
): Promise<ReferenceBook> {
  const books = new Map<CollectionSlug, Related>()
  for (const { relatesTo } of columns) {
    if (relatesTo && !books.has(relatesTo.slug)) books.set(relatesTo.slug, await readKeys(req, relatesTo))
  }
  const bookOf = ({ relatesTo }: RecordColumn) => (relatesTo ? books.get(relatesTo.slug) : undefined)

  return {
    keyOf: (column, id) => bookOf(column)?.keys.get(String(id)) ?? String(id),
    read: (column, key) => {
      const book = bookOf(column)
      const [first, second] = book?.ids.get(key.toLowerCase()) ?? []
      if (second !== undefined) return { problem: `„${key}“ gibt es mehrmals.` }
      if (first !== undefined) return { value: first }

      return book?.keys.has(key) ? { value: key } : { problem: `„${key}“ gibt es nicht.` }
    },
  }
}

async function readKeys(
  req: PayloadRequest,
  { slug, key }: { slug: CollectionSlug; key: string },
): Promise<Related> {
  const docs = await findRecords(asUserInFull(req), slug, {
    // Payload types selections by collection, and this one is known at run time only.
    select: { [key]: true } as never,
  })
  const related: Related = { keys: new Map(), ids: new Map() }
  for (const doc of asRecords(docs)) {
    const text = String(doc[key] ?? doc.id)
    related.keys.set(doc.id, text)
    related.ids.set(text.toLowerCase(), [...(related.ids.get(text.toLowerCase()) ?? []), doc.id])
  }
  return related
}
