import { unlessAtIt } from '../database/one-at-a-time.ts'
import type { Worker, Working } from './worker.ts'

/** One run. Of exclusive work null when another process is at it. */
export async function runWorker(
  { name, isExclusive, load }: Worker,
  { payload, now, ending }: Working,
): Promise<unknown> {
  const run = await load()
  if (!isExclusive) return run({ payload, now, ending })

  return unlessAtIt(payload.db.pool, name, (lost) =>
    run({ payload, now, ending: AbortSignal.any([ending, lost]) }),
  )
}
