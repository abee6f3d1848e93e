import type { Pool, PoolClient } from 'pg'

/** Whatever answers a statement: any connection, or the one of a transaction. */
export type Querying = Pick<Pool | PoolClient, 'query'>

/** A process that freezes while it holds the lock must not hold up everybody behind it until its connection is given up. */
const begin = "begin; set local idle_in_transaction_session_timeout = '5s'"

/**
 * Does work that reads first and writes by what it read, one at a time for each key: in a transaction that holds the
 * key's lock from before its first statement, so that each sees what the one before has written. What it throws is
 * undone. The work must ask its own connection only: whoever waits in line keeps one as well.
 */
export function inTurn<T>(pool: Pool, key: string, work: (connection: Querying) => Promise<T>): Promise<T> {
  return inOneTransaction(pool, async (connection) => {
    await waitInLine(connection, key)

    return work(connection)
  })
}

/** All of it or nothing; what it throws is undone. */
export async function inOneTransaction<T>(
  pool: Pool,
  work: (connection: Querying) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const notice = (error: Error) => (broken = error)
  client.once('error', notice)
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // Where the connection broke, the transaction is gone with it.
    await client.query('rollback').catch((reason: Error) => (broken = reason))
    throw error
  } finally {
    client.off('error', notice)
    client.release(broken)
  }
}

/** Holds the lock of a key until the transaction of the connection ends. Whoever holds several takes them in the same order as everybody. */
export async function waitInLine(connection: Querying, key: string): Promise<void> {
  await connection.query({
    name: 'wait-in-line',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [key],
  })
}

/** Whether somebody else held a lock for longer than the one who failed was ready to wait for it. */
export const isHeldUp = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03'
