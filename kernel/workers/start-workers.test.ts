import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import type { Capability } from '../capability/capability.ts'
import { delivered } from '../outbox/effect-kind.ts'
import { Refused } from '../refused.ts'
import { startWorker, startWorkers } from './start-workers.ts'
import type { Worker, Working } from './worker.ts'

type Run = (working: Working) => Promise<unknown>

const error = vi.fn<(facts: object, words: string) => void>()
// A worker that is not exclusive asks Payload for nothing but its log.
const payload = { logger: { error } } as unknown as Payload

beforeEach(() => {
  vi.useFakeTimers()
  error.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

function workerOf(run: Run): Worker {
  return { name: 'sweep', everySeconds: 10, wokenBy: 'news', load: async () => run }
}

/** A bus that a test speaks through. */
function openBus() {
  let hear: (message: { tags: string[] }) => void = () => undefined
  return {
    tell: (tag: string) => hear({ tags: [tag] }),
    bus: {
      subscribe: (listener: typeof hear) => {
        hear = listener
        return () => {
          hear = () => undefined
        }
      },
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

it('a worker runs at once, at its times, and when it is woken', async () => {
  const run = vi.fn<Run>(async () => undefined)
  const { bus, tell } = openBus()
  const { stop } = startWorker(workerOf(run), { payload, bus })

  await settle()
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
  tell('products')
  await settle()
  expect(run).toHaveBeenCalledTimes(2)
  tell('news')
  await settle()
  expect(run).toHaveBeenCalledTimes(3)
  await stop()
})

it('what comes while it runs is one more run afterwards, never a second one beside it', async () => {
  const first = Promise.withResolvers<void>()
  const run = vi.fn<Run>(() => first.promise)
  const { bus, tell } = openBus()
  const { stop } = startWorker(workerOf(run), { payload, bus })
  await settle()

  for (let times = 0; times < 3; times += 1) tell('news')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(run).toHaveBeenCalledTimes(1)
  first.resolve()
  await settle()
  expect(run).toHaveBeenCalledTimes(2)
  await stop()
})

it('stopping tells the run under way, waits for it, and nothing begins any more', async () => {
  const under = Promise.withResolvers<void>()
  let ending: AbortSignal | undefined
  const run = vi.fn<Run>((working) => {
    ending = working.ending
    return under.promise
  })
  const { bus, tell } = openBus()
  const { stop } = startWorker(workerOf(run), { payload, bus })
  await settle()
  const stopped = vi.fn<() => void>()
  const stopping = stop().then(stopped)
  await settle()

  expect([ending?.aborted, stopped.mock.calls.length]).toEqual([true, 0])
  under.resolve()
  await stopping
  tell('news')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('a run that fails is told once with its name, and the next one comes; of an outage the pool tells', async () => {
  const failures = [new Error('kaputt'), new Refused('unavailable')]
  const run = vi.fn<Run>(async () => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  const { stop } = startWorker(workerOf(run), { payload })
  await settle()
  await vi.advanceTimersByTimeAsync(20_000)
  await stop()

  expect(run).toHaveBeenCalledTimes(3)
  expect(error.mock.calls).toEqual([
    [
      { err: expect.objectContaining({ message: 'kaputt' }), worker: 'sweep' },
      'A worker could not do its work',
    ],
  ])
})

it('what only the host can do runs beside what capabilities declare, under a name of its own', async () => {
  const run = vi.fn<Run>(async () => undefined)
  const declaring = {
    config: { custom: { capabilities: [{ workers: [workerOf(run)] }] } },
  } as unknown as Payload
  const ofHost = { ...workerOf(run), name: 'pictures' }
  const { stop } = startWorkers({ payload: declaring }, [ofHost])
  await settle()
  await stop()

  expect(run).toHaveBeenCalledTimes(2)
  expect(() => startWorkers({ payload: declaring }, [workerOf(run)])).toThrow('sweep is the name of more')
})

describe('nothing is started where a name is given twice', () => {
  const work = async () => undefined
  const mails = delivered({ name: 'mail', facts: z.object({}), daysKept: 1 }, async () => work)

  it.each<[string, Pick<Capability, 'workers' | 'outbox'>[], string]>([
    [
      'to workers, whose lock it is',
      [{ workers: [workerOf(work)] }, { workers: [workerOf(work)] }],
      'sweep is the name of more than one worker',
    ],
    [
      'to a worker and the outbox',
      [{ outbox: [mails] }, { workers: [{ ...workerOf(work), name: 'outbox' }] }],
      'outbox is the name of more than one worker',
    ],
    [
      'to kinds of side effects',
      [{ outbox: [mails] }, { outbox: [mails] }],
      'mail is the name of more than one kind of side effects',
    ],
  ])('%s', (_what, capabilities, words) => {
    const declaring = { config: { custom: { capabilities } } } as unknown as Payload // nothing of it starts

    expect(() => startWorkers({ payload: declaring })).toThrow(words)
  })
})
