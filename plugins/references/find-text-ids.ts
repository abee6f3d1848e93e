import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

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
  const { rows } = await (await transactionOf(req)).execute(
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
