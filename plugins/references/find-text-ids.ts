import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import type { Reference } from './references-of.ts'

type Query = ReturnType<typeof sql>
type Sought = { table: string; references: readonly Reference[]; id: string; most?: number }

const usualMost = 50

/** The records whose texts, such as rich text or sections of a page, hold the id. A UUID means nothing else. */
export async function findTextIds({ req, ...sought }: Sought & { req: PayloadRequest }): Promise<string[]> {
  if (sought.references.length === 0) return []

  const { rows } = await (await transactionOf(req)).execute(textIdsQuery(sought))

  return rows.map((row) => String(row.id))
}

export function textIdsQuery({ table, references, id, most = usualMost }: Sought): Query {
  const places = references.map((reference) => holdsId(reference, table, id))

  return sql`select "id" from ${sql.identifier(table)} where ${sql.join(places, sql` or `)} limit ${most}`
}

/** The records whose newest draft holds the id; what visitors see of them stands in the table of the records. */
export async function findDraftTextIds({
  req,
  table,
  references,
  id,
  most = usualMost,
}: Sought & { req: PayloadRequest }): Promise<string[]> {
  if (references.length === 0) return []

  const places = references.map(({ column }) => holdsText(sql.identifier(`version_${column}`), id))
  const { rows } = await (await transactionOf(req)).execute(sql`
    select "parent_id" as "id" from ${sql.identifier(`_${table}_v`)}
     where "latest" and "version__status" = 'draft' and (${sql.join(places, sql` or `)}) limit ${most}`)

  return rows.map((row) => String(row.id))
}

/** Pages may be thousands, and long ones: the ids that these columns hold stand in an index. */
export const indexed: readonly string[] = ['sites.content_body', 'sites.content_text']

/** Rows of lists point to what they belong to by `_parent_id`, from the innermost outwards. */
function holdsId({ tables, column }: Reference, table: string, id: string): Query {
  const texts = sql.identifier(column)
  const isIndexed = tables.length === 0 && indexed.includes(`${table}.${column}`)
  const innermost = isIndexed ? sql`ids_in(${texts}) @> array[${id}::text]` : holdsText(texts, id)

  return tables.toReversed().reduce((condition, name) => {
    const rows = sql.identifier(name.replace('*', table))
    return sql`"id"::text in (select "_parent_id"::text from ${rows} where ${condition})`
  }, innermost)
}

const holdsText = (texts: ReturnType<typeof sql.identifier>, id: string): Query =>
  sql`${texts}::text like ${`%${id}%`}`
