import type { Payload } from 'payload'

import { preparePartitions } from '../operations/prepare-partitions.ts'

const every6Hours = 6 * 3_600_000

/** Keeps the partitions of the log ahead of time, from the start of the server on. */
export function startAnalyticsUpkeep({ payload }: { payload: Payload }): { stop: () => Promise<void> } {
  let running = Promise.resolve()

  const prepare = () => {
    running = preparePartitions({ pool: payload.db.pool, now: Temporal.Now.instant() }).catch(
      (err: unknown) => payload.logger.warn({ err }, 'Partitions of the analytics log could not be prepared'),
    )
  }
  const timer = setInterval(prepare, every6Hours)
  prepare()

  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
