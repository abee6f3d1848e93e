import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { onOwnAccount, withDeadline } from '#kernel/database/asking.ts'
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
const deadlineOfTracesMs = 1000

type Row = { kind: number; id: string; exact: boolean }

/**
 * Which records may be what was typed. What the work itself leaves behind is asked for beside the rest: a colleague's
 * name leads to everything they ever did, and nobody waits for that to find an order.
 */
export async function findCandidates(
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): Promise<Candidates[]> {
  const [matters, traces] = await Promise.all([
    withDeadline(deadlineMs, () =>
      candidatesOf(
        req,
        kinds.filter(({ isTrace }) => !isTrace),
        parts,
      ),
    ),
    onOwnAccount(() => withDeadline(deadlineOfTracesMs, () => tracesOf(req, kinds, parts))),
  ])

  return [...matters, ...traces].toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

async function tracesOf(
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): Promise<Candidates[]> {
  try {
    const traces = kinds.filter(({ isTrace }) => isTrace)

    return await candidatesOf(req, traces, parts)
  } catch (problem) {
    req.payload.logger.warn({ err: problem }, 'Protokolle und Arbeitszeiten fehlen in einer Suche.')
    return []
  }
}

/**
 * Of each kind the latest of those with words that begin so, and of a kind with
 * more of them than are shown also those that hold the very words. What the person may not see takes nobody's place.
 */
async function candidatesOf(
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): Promise<Candidates[]> {
  const begun = await askFor(req, begunStatement(req, kinds, parts))
  const isCut = (index: number) => begun.filter(({ kind }) => kind === index).length > mostBegun
  const whole = await askFor(req, wholeStatement(req, kinds, parts, isCut))

  return kinds
    .map((kind, index) => {
      const own = begun.filter((row) => row.kind === index).slice(0, mostBegun)
      const exact = [...whole, ...own.filter((row) => row.exact)].filter((row) => row.kind === index)

      return { kind, ids: [...new Set([...exact, ...own].map(({ id }) => id))], isExact: exact.length > 0 }
    })
    .filter(({ ids }) => ids.length > 0)
}

async function askFor(req: PayloadRequest, statement: SQL | null): Promise<Row[]> {
  if (!statement) return []
  const { rows } = await req.payload.db.drizzle.execute(statement)

  // As the statements say.
  return rows as unknown as Row[]
}

/** One more of each kind than is shown tells whether there are more. */
export const begunStatement = (
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
): SQL | null =>
  together(
    kinds.map((kind, index) =>
      searchOf(req, kind, {
        index,
        query: wordQuery(parts, kind.letters, false),
        whole: wordQuery(parts, kind.letters, true),
        most: mostBegun + 1,
      }),
    ),
  )

export const wholeStatement = (
  req: PayloadRequest,
  kinds: readonly ReadableKind[],
  parts: readonly TermPart[],
  isAsked: (index: number) => boolean,
): SQL | null =>
  together(
    kinds.map((kind, index) => {
      const query = wordQuery(parts, kind.letters, true)

      return isAsked(index) ? searchOf(req, kind, { index, query, whole: null, most: mostWhole }) : null
    }),
  )

function together(searches: readonly (SQL | null)[]): SQL | null {
  const said = searches.filter((search) => search !== null)

  return said.length > 0
    ? sql`select * from (${sql.join(said, sql` union all `)}) found order by "kind", "at" desc, "id" desc`
    : null
}

type Search = { index: number; query: string | null; whole: string | null; most: number }

function searchOf(req: PayloadRequest, kind: ReadableKind, search: Search): SQL | null {
  const { payload } = req
  const { slug, words, phones = [], latestBy = 'updatedAt' } = kind
  const { index, query, whole, most } = search
  if (query === null) return null
  const table = tableNameOf(payload, slug)
  const columnsOf = (fields: readonly string[]) =>
    fields.map((field) => columnOf(payload, slug, field) ?? field)
  const columns = { words: columnsOf(words), phones: columnsOf(phones) }
  const at = columnOf(payload, slug, latestBy) ?? 'updated_at'
  const conditions = [
    sql`${sql.raw(lexemesOf({ table, ...columns }))} @@ ${query}::tsquery`,
    ...conditionsOf(req, kind),
  ]
  const exact = whole
    ? sql`${sql.raw(lexemesOf({ table: 'latest', ...columns }))} @@ ${whole}::tsquery`
    : sql`true`
  const taken = ['id', at, ...columns.words, ...columns.phones]
    .filter(isFirst)
    .map((column) => sql.identifier(column))

  // `offset 0` keeps the order and the limit out of the search: the planner would walk through all records from the
  // latest one on, and call the function for each, where it takes a word for a common one. The second one keeps the
  // function from being called for more than are taken.
  return sql`(select ${sql.raw(String(index))} as "kind", latest."id"::text as "id",
      latest.${sql.identifier(at)} as "at", ${exact} as "exact"
    from (select * from (select ${sql.join(taken, sql`, `)} from ${sql.identifier(table)}
        where ${sql.join(conditions, sql` and `)} offset 0) matching
      order by ${sql.identifier(at)} desc, "id" desc
      limit ${sql.raw(String(most))}) latest)`
}

const isFirst = (column: string, place: number, all: readonly string[]): boolean =>
  all.indexOf(column) === place

/** What the person may read, and whom the words may name to them. */
function conditionsOf({ payload }: PayloadRequest, { slug, where, person, people }: ReadableKind): SQL[] {
  const own = where === true ? null : narrowed({ payload, slug }, where)
  const known = people === true || !person ? null : narrowed({ payload, slug: 'users' }, people)
  const named = person && known ? columnOf(payload, slug, person) : null

  return [
    ...(own ? [own] : []),
    ...(named
      ? [
          sql`${sql.identifier(tableNameOf(payload, slug))}.${sql.identifier(named)} in (
            select ${sql.identifier(tableNameOf(payload, 'users'))}."id"
            from ${sql.identifier(tableNameOf(payload, 'users'))} where ${known})`,
        ]
      : []),
  ]
}
