import type { Payload } from 'payload'

import { declaredIn } from '#kernel/capability/capability.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { outboxWorkers } from '#kernel/outbox/outbox-workers.ts'
import { runWorker } from '#kernel/workers/run-worker.ts'
import { startWorker } from '#kernel/workers/start-workers.ts'
import type { Worker } from '#kernel/workers/worker.ts'

/** One run of a worker that a capability declares, at the given time. */
export function runDeclared(
  payload: Payload,
  name: string,
  { now = Temporal.Now.instant(), ending = new AbortController().signal } = {},
): Promise<unknown> {
  return runWorker(workerNamed(payload, name), { payload, now, ending })
}

/** Delivers once what has been promised and is due. */
export const deliverPromised = (payload: Payload) => runDeclared(payload, 'outbox')

/** Delivers whatever is promised until it is stopped; with a bus at once, without one every few seconds. */
export const startDelivering = (payload: Payload, bus?: LiveBus) =>
  startWorker(workerNamed(payload, 'outbox'), { payload, ...(bus && { bus }) })

function workerNamed(payload: Payload, name: string): Worker {
  const declared = declaredIn(payload.config)
  const workers = [...outboxWorkers(declared), ...declared.flatMap((each) => each.workers ?? [])]
  const found = workers.find((worker) => worker.name === name)
  if (!found) throw new Error(`No capability declares ${name}`)

  return found
}
