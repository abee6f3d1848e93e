import type { Payload } from 'payload'

type Query = (...given: unknown[]) => unknown
type Queried = { query: Query }
type PoolWithClient = { Client: { prototype: Queried } }

/** How many statements Payload sends to PostgreSQL while something happens. */
export async function countStatements(payload: Payload, happen: () => Promise<unknown>): Promise<number> {
  // The pool's own class of connections, whichever copy of the driver it comes from.
  const prototype = ownerOfQuery((payload.db as unknown as { pool: PoolWithClient }).pool.Client.prototype)
  const original = prototype.query
  let count = 0
  prototype.query = function counted(this: unknown, ...given: unknown[]) {
    count += 1
    return original.apply(this, given)
  }
  try {
    await happen()
  } finally {
    prototype.query = original
  }
  if (count === 0) throw new Error('No statement was seen, so nothing was counted.')

  return count
}

/** A connection may be of a class that passes queries on to the one it extends. */
function ownerOfQuery(prototype: Queried): Queried {
  return Object.hasOwn(prototype, 'query') ? prototype : ownerOfQuery(Object.getPrototypeOf(prototype))
}
