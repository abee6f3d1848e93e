import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { FindOneArgs, Where } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'

type Prepared = { execute: (values: { id: string }) => Promise<readonly unknown[]> }
/** The part of Drizzle's relational queries that is used here, whatever the table. */
type Query = { findMany: (how: object) => { prepare: () => Prepared } }

/**
 * Has the statement of a record that is read by its id alone be written once per collection. Nearly every call begins
 * with one, that of whoever asks, and writing it anew each time took a fifth of what such a call computes.
 */
export function prepareReadsById(database: PostgresAdapter): void {
  const findOne = database.findOne
  const statements = new WeakMap<object, Map<string, Prepared>>()

  database.findOne = ((asked: FindOneArgs) => {
    const id = onlyById(asked)

    return findOne.call(id === null ? database : readingBy(id), asked)
  }) as typeof findOne // the same, of whatever type somebody takes the record for

  /** The database as `findOne` sees it: it looks for tables, and asks one of them. */
  function readingBy(id: string): PostgresAdapter {
    const { drizzle } = database
    const known = statements.get(drizzle) ?? new Map<string, Prepared>()
    statements.set(drizzle, known)
    const findMany = (table: string) => (how: object) => {
      const statement = known.get(table) ?? prepare(database, table, how)
      known.set(table, statement)

      return statement.execute({ id })
    }
    const query = new Proxy({}, { get: (_, table) => ({ findMany: findMany(String(table)) }) })

    return Object.create(database, { drizzle: { value: { query } } })
  }
}

function prepare({ drizzle, tables }: PostgresAdapter, table: string, how: object): Prepared {
  const queries = drizzle.query as unknown as Record<string, Query> // by names of which the adapter's types know none
  const ofId = eq(tables[table].id, sql.placeholder('id'))
  const query = queries[table]
  if (!query) throw new RangeError(`There is no table ${table}.`)

  return query.findMany({ ...how, where: ofId }).prepare()
}

/** The id, where nothing else is asked, and outside of a transaction, which has a connection of its own. */
function onlyById(asked: FindOneArgs): string | null {
  const { draftsEnabled, joins, locale, req, select, where = {} } = asked
  const hasWishes = [draftsEnabled, locale, req?.transactionID, select].some(Boolean)

  return hasWishes || Object.keys(joins || {}).length > 0 ? null : idAlone(where)
}

/** Payload asks for one record by a list of one condition. */
function idAlone(where: Where): string | null {
  const [name, ...others] = Object.keys(where)
  if (others.length > 0) return null
  if (name === 'and') return where.and?.length === 1 ? idAlone(where.and[0] ?? {}) : null
  const { id } = where as { id?: { equals?: unknown } }
  const isEqual = id !== undefined && Object.keys(id).join() === 'equals'

  return isEqual && typeof id.equals === 'string' && isUuid(id.equals) ? id.equals : null
}
