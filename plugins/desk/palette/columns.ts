import type { CollectionSlug, Payload } from 'payload'

import { tableOf } from '#kernel/database/table-of.ts'

export const tableNameOf = (payload: Payload, slug: CollectionSlug): string =>
  tableOf(payload.collections[slug].config)

/** The column of a field that lies in the record's own row, if there is one. */
export function columnOf(payload: Payload, slug: CollectionSlug, field: string): string | null {
  const table: Readonly<Record<string, unknown>> | undefined = payload.db.tables[tableNameOf(payload, slug)]
  const column = table?.[field]

  return typeof column === 'object' && column !== null && 'name' in column ? String(column.name) : null
}
