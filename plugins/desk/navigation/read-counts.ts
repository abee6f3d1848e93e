import type { PayloadRequest } from 'payload'

import type { DeskCount } from '../desk.port.ts'

/** How much waits in each area. What cannot be counted is left out and logged: the way to the work stays open. */
export function readCounts(req: PayloadRequest, counts: readonly DeskCount[]) {
  return Promise.all(
    counts.map(async ({ area, label, read }) => ({ area, label, count: await counted(req, label, read) })),
  )
}

async function counted(req: PayloadRequest, label: string, read: DeskCount['read']): Promise<number> {
  try {
    return await read(req)
  } catch (err) {
    req.payload.logger.warn({ err, label }, 'What waits could not be counted')
    return 0
  }
}
