import type { Payload } from 'payload'

import { declaredIn } from '../capability/capability.ts'
import { isOutageRefusal } from '../database/tell-failure.ts'
import type { LiveBus } from '../live/live-bus.ts'
import { outboxWorkers } from '../outbox/outbox-workers.ts'
import { runWorker } from './run-worker.ts'
import type { Worker, Working } from './worker.ts'

type Started = { stop: () => Promise<void> }
type Given = { payload: Payload; bus?: Pick<LiveBus, 'subscribe'> }

/**
 * Starts what the capabilities of the configuration declare, and what only the host can do. `stop` resolves when the
 * runs under way are done.
 */
export function startWorkers(given: Given, ofHost: readonly Worker[] = []): Started {
  const declared = declaredIn(given.payload.config)
  const workers = [...outboxWorkers(declared), ...declared.flatMap((each) => each.workers ?? []), ...ofHost]
  refuseTwins('worker', workers)
  refuseTwins(
    'kind of side effects',
    declared.flatMap(({ outbox = [] }) => outbox.map(({ kind }) => kind)),
  )
  const started = workers.map((worker) => startWorker(worker, given))

  return {
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}

/** By its name a worker locks out other processes, and a row finds who delivers it: twins would take it from each other. */
function refuseTwins(what: string, named: readonly { name: string }[]): void {
  const names = named.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`${twin} is the name of more than one ${what}`)
}

/** Runs at once, at its times, and whenever it is woken; never twice at a time in one process. */
export function startWorker(worker: Worker, { payload, bus }: Given): Started {
  const ending = new AbortController()
  let isWoken = false
  let running: Promise<void> | null = null

  const runAll = async () => {
    do {
      isWoken = false
      await runOrTell(worker, { payload, now: Temporal.Now.instant(), ending: ending.signal })
    } while (isWoken && !ending.signal.aborted)
  }
  const wake = () => {
    isWoken = true
    if (ending.signal.aborted || running) return
    running = runAll().finally(() => {
      running = null
    })
  }

  const { wokenBy } = worker
  const unsubscribe = wokenBy && bus?.subscribe(({ tags }) => void (tags.includes(wokenBy) && wake()))
  const timer = setInterval(wake, worker.everySeconds * 1000)
  wake()

  return {
    stop: async () => {
      ending.abort()
      if (unsubscribe) unsubscribe()
      clearInterval(timer)
      await running
    },
  }
}

async function runOrTell(worker: Worker, working: Working): Promise<void> {
  try {
    await runWorker(worker, working)
  } catch (err) {
    // Of an outage the pool tells once, not every few seconds.
    if (isOutageRefusal(err)) return
    working.payload.logger.error({ err, worker: worker.name }, 'A worker could not do its work')
  }
}
