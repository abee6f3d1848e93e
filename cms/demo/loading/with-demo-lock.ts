import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { orderingPool } from '#plugins/ordering/ordering-pool.ts'

const lockName = 'theke-demo'

/** Of several processes that start on one empty database, one loads and the others wait until it has. */
export async function withDemoLock<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const client = await orderingPool(payload).connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [lockName])
    return await work(await createLocalReq({}, payload))
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [lockName])
    client.release()
  }
}
