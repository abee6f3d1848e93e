import type { Payload } from 'payload'

import { keepHouse } from '../operations/keep-house.ts'

const everyHour = 3_600_000

/** Removes what is no longer needed, once an hour from the start of the server on. */
export function startUpkeep({ payload }: { payload: Payload }): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()

  const clean = () => {
    running = keepHouse({ payload, now: Temporal.Now.instant() }).catch((err: unknown) =>
      payload.logger.warn({ err }, 'What is no longer needed could not be removed'),
    )
  }
  const timer = setInterval(clean, everyHour)
  clean()

  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
