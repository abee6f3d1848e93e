import type { Payload } from 'payload'

type Query = (...given: unknown[]) => unknown
type Queried = { query: Query }
type PoolWithClient = { Client: { prototype: Queried } }
export type SentQuery = { text: string; values: unknown[] }

/** How many statements Payload sends to PostgreSQL while something happens. */
export async function countStatements(payload: Payload, happen: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(payload, happen)).length
}

/** The texts of the statements that Payload sends to PostgreSQL while something happens, without their values. */
export async function recordStatements(payload: Payload, happen: () => Promise<unknown>): Promise<string[]> {
  return (await recordQueries(payload, happen)).map(({ text }) => text)
}

/** The same with their values, so that they can be asked again. */
export async function recordQueries(payload: Payload, happen: () => Promise<unknown>): Promise<SentQuery[]> {
  // The pool's own class of connections, whichever copy of the driver it comes from.
  const prototype = ownerOfQuery((payload.db as unknown as { pool: PoolWithClient }).pool.Client.prototype)
  const original = prototype.query
  const sent: SentQuery[] = []
  prototype.query = function recorded(this: unknown, ...given: unknown[]) {
    sent.push(queryOf(given))
    return original.apply(this, given)
  }
  try {
    await happen()
    // Nothing may well be sent, so whoever looks on has to prove that they see.
    await payload.db.drizzle.execute(probe)
  } finally {
    prototype.query = original
  }
  if (sent.pop()?.text !== probe) throw new Error('Statements pass by unseen, so nothing was counted.')

  return sent
}

const probe = 'select 1 as seen'

/** A connection may be of a class that passes queries on to the one it extends. */
function ownerOfQuery(prototype: Queried): Queried {
  return Object.hasOwn(prototype, 'query') ? prototype : ownerOfQuery(Object.getPrototypeOf(prototype))
}

function queryOf([query, values]: unknown[]): SentQuery {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  const { text, values: own } = query as { text?: unknown; values?: unknown[] }

  return { text: String(text), values: own ?? (Array.isArray(values) ? values : []) }
}
