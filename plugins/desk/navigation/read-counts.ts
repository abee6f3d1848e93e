import type { PayloadRequest } from 'payload'

import type { DeskCount } from '../desk.port.ts'

/** How much waits in each area. What cannot be counted is left out and logged: the way to the work stays open. */
export function readCounts(req: PayloadRequest, counts: readonly DeskCount[]) {
  return Promise.all(
    counts.map(async ({ area, label, read }) => {
      const count = await counted(req, label, read)
      const [one, several] = typeof label === 'string' ? [label, label] : label

      return { area, label: count === 1 ? one : several, count }
    }),
  )
}

async function counted(
  req: PayloadRequest,
  label: DeskCount['label'],
  read: DeskCount['read'],
): Promise<number> {
  try {
    return await read(req)
  } catch (err) {
    req.payload.logger.warn({ err, label }, 'What waits could not be counted')
    return 0
  }
}
