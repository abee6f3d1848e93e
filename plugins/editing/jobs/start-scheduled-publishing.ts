import type { Payload } from 'payload'

import { isOutageRefusal } from '#kernel/database/tell-failure.ts'

import { runDueJobs } from './run-due-jobs.ts'

const everySeconds = 10

/** Publishes and takes back what somebody has planned, on time; of several processes one does it. */
export function startScheduledPublishing({ payload }: { payload: Payload }): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null

  const run = () => {
    running ??= runDueJobs(payload)
      .catch((err: unknown) => {
        // Of that the pool tells once, not every few seconds.
        if (!isOutageRefusal(err)) payload.logger.error({ err }, 'Planned publishing could not run')
      })
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(run, everySeconds * 1000)
  run()

  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
