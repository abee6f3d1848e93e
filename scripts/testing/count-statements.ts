import type { Payload } from 'payload'

type Query = (...given: unknown[]) => unknown
type Queried = { query: Query }
type PoolWithClient = { Client: { prototype: Queried } }

/** How many statements Payload sends to PostgreSQL while something happens. */
export async function countStatements(payload: Payload, happen: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(payload, happen)).length
}

/** The texts of the statements that Payload sends to PostgreSQL while something happens, without their values. */
export async function recordStatements(payload: Payload, happen: () => Promise<unknown>): Promise<string[]> {
  // The pool's own class of connections, whichever copy of the driver it comes from.
  const prototype = ownerOfQuery((payload.db as unknown as { pool: PoolWithClient }).pool.Client.prototype)
  const original = prototype.query
  const texts: string[] = []
  prototype.query = function recorded(this: unknown, ...given: unknown[]) {
    texts.push(textOf(given[0]))
    return original.apply(this, given)
  }
  try {
    await happen()
    // Nothing may well be sent, so whoever looks on has to prove that they see.
    await payload.db.drizzle.execute(probe)
  } finally {
    prototype.query = original
  }
  if (texts.pop() !== probe) throw new Error('Statements pass by unseen, so nothing was counted.')

  return texts
}

const probe = 'select 1 as seen'

/** A connection may be of a class that passes queries on to the one it extends. */
function ownerOfQuery(prototype: Queried): Queried {
  return Object.hasOwn(prototype, 'query') ? prototype : ownerOfQuery(Object.getPrototypeOf(prototype))
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text)
}
