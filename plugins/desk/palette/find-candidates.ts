import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { withDeadline } from '#kernel/database/asking.ts'
import type { TermPart } from '#domain/operations/palette/palette-term.ts'

import { columnOf, tableNameOf } from './columns.ts'
import { lexemesOf } from './lexemes.sql.ts'
import { narrowed } from './narrowed.ts'
import type { ReadableKind } from './readable-kinds.ts'
import { wordQuery } from './word-query.ts'

export type Candidates = { kind: ReadableKind; ids: string[]; isExact: boolean }

const mostWhole = 6
const mostBegun = 10
const deadlineMs = 2000

/**
 * Which records may be what was typed, by one statement: of each kind those that hold the very words, and the latest
 * of those with words that begin so. What the person may not see takes nobody's place.
 */
export async function findCandidates(
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): Promise<Candidates[]> {
  const statement = candidatesStatement(req, kinds, parts)
  if (!statement) return []
  const { rows } = await withDeadline(deadlineMs, async () => req.payload.db.drizzle.execute(statement))
  // As the statement says.
  const found = rows as unknown as { kind: number; id: string; exact: boolean }[]

  return kinds
    .map((kind, index) => {
      const own = found.filter((row) => row.kind === index)

      return { kind, ids: [...new Set(own.map(({ id }) => id))], isExact: own.some(({ exact }) => exact) }
    })
    .filter(({ ids }) => ids.length > 0)
}

export function candidatesStatement(
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): SQL | null {
  const searches = kinds.flatMap((kind, index) => [
    searchOf(req, kind, { index, query: wordQuery(parts, kind.letters, true), most: mostWhole, exact: true }),
    searchOf(req, kind, {
      index,
      query: wordQuery(parts, kind.letters, false),
      most: mostBegun,
      exact: false,
    }),
  ])
  const said = searches.filter((search) => search !== null)

  return said.length > 0
    ? sql`select * from (${sql.join(said, sql` union all `)}) found order by "kind", "exact" desc, "at" desc, "id" desc`
    : null
}

type Search = { index: number; query: string | null; most: number; exact: boolean }

function searchOf({ payload }: PayloadRequest, kind: ReadableKind, search: Search): SQL | null {
  const { slug, words, phones = [], latestBy = 'updatedAt', where } = kind
  const { index, query, most, exact } = search
  if (query === null) return null
  const table = tableNameOf(payload, slug)
  const columns = (fields: readonly string[]) =>
    fields.map((field) => columnOf(payload, slug, field) ?? field)
  const lexemes = lexemesOf({ table, words: columns(words), phones: columns(phones) })
  const own = where === true ? null : narrowed({ payload, slug }, where)
  const at = columnOf(payload, slug, latestBy) ?? 'updated_at'

  // `offset 0` keeps the order and the limit out of the search: the planner would walk through all records from the
  // latest one on, and call the function for each, where it takes a word for a common one.
  return sql`(select ${sql.raw(String(index))} as "kind", "id", ${sql.raw(String(exact))} as "exact", "at"
    from (select ${sql.identifier(table)}."id"::text as "id", ${sql.identifier(table)}.${sql.identifier(at)} as "at"
      from ${sql.identifier(table)}
      where ${sql.raw(lexemes)} @@ ${query}::tsquery${own ? sql` and ${own}` : sql``}
      offset 0) matching
    order by "at" desc, "id" desc
    limit ${sql.raw(String(most))})`
}
