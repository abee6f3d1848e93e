import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { afterOthers } from '#kernel/database/one-at-a-time.ts'

/** Of several processes that start on one empty database, one loads and the others wait until it has. */
export function withDemoLock<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return afterOthers(payload.db.pool, 'demo', async () => work(await createLocalReq({}, payload)))
}
