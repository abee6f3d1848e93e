import type { Pool, PoolClient } from 'pg'

/** Does the work, unless another process is at it: then null. The signal tells that another one may begin now. */
export function unlessAtIt<T>(
  pool: Pool,
  work: string,
  run: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  return withinLock(pool, async (client, lost) => {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isOurs"`,
      [work],
    )
    return rows[0]?.isOurs ? run(lost) : null
  })
}

/** Does the work once another process that is at it is done. */
export function afterOthers<T>(pool: Pool, work: string, run: () => Promise<T>): Promise<T> {
  return withinLock(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [work])
    return run()
  })
}

/**
 * The lock belongs to a transaction that stays open beside the work, which has connections of its own. A pooler
 * that hands out connections by the transaction leaves it alone, and a process that dies gives it back.
 */
async function withinLock<T>(
  pool: Pool,
  work: (client: PoolClient, lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const lock = new AbortController()
  const lose = () => lock.abort()
  client.once('error', lose).once('end', lose)
  try {
    await client.query('begin')
    try {
      return await work(client, lock.signal)
    } finally {
      // Where the connection broke, the lock is gone with it.
      await client.query('rollback').catch(() => undefined)
    }
  } finally {
    client.off('error', lose).off('end', lose)
    client.release(lock.signal.aborted)
  }
}
