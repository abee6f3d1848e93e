import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Reference } from './references-of.ts'

type Query = ReturnType<typeof sql>

/** The records whose texts, such as rich text or sections of a page, hold the id. A UUID means nothing else. */
export async function findTextIds(given: {
  req: PayloadRequest
  table: string
  references: readonly Reference[]
  id: string
}): Promise<string[]> {
  const { req, table, references, id } = given
  if (references.length === 0) return []

  const places = references.map((reference) => holdsId(reference, table, id))
  const { rows } = await runnerOf(await req.transactionID, req).execute(
    sql`select "id" from ${sql.identifier(table)} where ${sql.join(places, sql` or `)} limit 50`,
  )

  return rows.map((row) => String(row.id))
}

/** Rows of lists point to what they belong to by `_parent_id`, from the innermost outwards. */
function holdsId({ tables, column }: Reference, table: string, id: string): Query {
  const innermost = sql`${sql.identifier(column)}::text like ${`%${id}%`}`

  return tables.toReversed().reduce((condition, name) => {
    const rows = sql.identifier(name.replace('*', table))
    return sql`"id"::text in (select "_parent_id"::text from ${rows} where ${condition})`
  }, innermost)
}

type Runner = { execute: (query: Query) => Promise<{ rows: Record<string, unknown>[] }> }

function runnerOf(transaction: number | string | null | undefined, { payload }: PayloadRequest): Runner {
  const { drizzle, sessions } = payload.db
  const session = transaction === null || transaction === undefined ? undefined : sessions?.[transaction]?.db

  // Payload types a session's connection as an opaque object; with PostgreSQL it is a Drizzle transaction.
  return (session ?? drizzle) as unknown as Runner
}
