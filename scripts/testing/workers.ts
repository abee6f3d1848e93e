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

/** Delivers once what has been promised and is due, in whichever queue, and what follows from it. */
export async function deliverPromised(payload: Payload): Promise<void> {
  const working = { payload, now: Temporal.Now.instant(), ending: new AbortController().signal }
  let tried = 1
  while (tried > 0) {
    tried = 0
    // Each answers how many rows it tried.
    for (const queue of queuesOf(payload)) tried += (await runWorker(queue, working)) as number
  }
}

/** Delivers whatever is promised until it is stopped; with a bus at once, without one every few seconds. */
export function startDelivering(payload: Payload, bus?: LiveBus): { stop: () => Promise<void> } {
  const started = queuesOf(payload).map((queue) => startWorker(queue, { payload, ...(bus && { bus }) }))

  return {
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}

const queuesOf = (payload: Payload): Worker[] =>
  outboxWorkers(declaredIn(payload.config)).filter(({ name }) => name !== 'outbox-sweep')

function workerNamed(payload: Payload, name: string): Worker {
  const declared = declaredIn(payload.config)
  const workers = [...outboxWorkers(declared), ...declared.flatMap((each) => each.workers ?? [])]
  const found = workers.find((worker) => worker.name === name)
  if (!found) throw new Error(`No capability declares ${name}`)

  return found
}
