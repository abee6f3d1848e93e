import { onOwnAccount, withDeadline } from '#kernel/database/asking.ts'
import { isOutage } from '#kernel/database/tell-failure.ts'
import { Refused, refusalIn } from '#kernel/refused.ts'

import type { Told } from './store-visits.ts'

type Store = (told: readonly Told[]) => Promise<void>

/**
 * What comes within this time is written in one transaction, so that a row of a busy hour is not waited for by each.
 * After `fewTold` and more at once it is longer: a rush shares most rows of the rollups, which are then written once for
 * many, and no page waits for the answer.
 */
const gathered = { quietMs: 40, rushMs: 400 }
const fewTold = 8
const mostAtOnce = 200
/** What waits for a database that does not answer, by number and by letters; whoever comes then tells it again later. */
const mostWaiting = 2000
const mostWaitingLetters = 16_000_000
/** For a statement: pages tell again, and a browser has few connections to wait on. */
const deadlineMs = 2000

type Waiting = { told: Told; letters: number; done: () => void; failed: (reason: unknown) => void }

/**
 * One transaction at a time; what comes meanwhile goes into the next. It is written on nobody's behalf: whoever came
 * first says neither how long it may take nor what he hears of the others. Where nothing can be written just now, all
 * who wait hear so.
 */
export function gatheringWriter(store: Store): (told: Told) => Promise<void> {
  let waiting: Waiting[] = []
  let lettersWaiting = 0
  let isWriting = false

  const write = async () => {
    isWriting = true
    let pause = gathered.quietMs
    while (waiting.length > 0) {
      if (waiting.length < mostAtOnce) await new Promise((resolve) => setTimeout(resolve, pause))
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      lettersWaiting -= batch.reduce((sum, { letters }) => sum + letters, 0)
      const stop = await writeTogether(store, batch)
      if (stop) {
        refuse(waiting, stop)
        waiting = []
        lettersWaiting = 0
      }
      pause = batch.length < fewTold ? gathered.quietMs : gathered.rushMs
    }
    isWriting = false
  }

  return (told: Told) =>
    new Promise<void>((done, failed) => {
      const letters = JSON.stringify(told.batch).length
      if (waiting.length >= mostWaiting || lettersWaiting + letters > mostWaitingLetters)
        return failed(new Refused('unavailable'))
      waiting.push({ told, letters, done, failed })
      lettersWaiting += letters
      if (!isWriting) void onOwnAccount(() => withDeadline(deadlineMs, write))
    })
}

/** Why nothing can be written just now. */
type Stop = { reason: unknown }

/** What one of them breaks is no matter of the others: where they fail together, each half is tried by itself. */
async function writeTogether(store: Store, batch: readonly Waiting[]): Promise<Stop | null> {
  try {
    await store(batch.map(({ told }) => told))
    for (const { done } of batch) done()
    return null
  } catch (reason) {
    const stop = isOfAll(reason, batch.length) ? { reason } : null
    if (stop || batch.length === 1) {
      refuse(batch, { reason })
      return stop
    }
    const parts = partsOf(batch, reason)
    for (const [index, part] of parts.entries()) {
      const stopped = await writeTogether(store, part)
      if (stopped) {
        refuse(parts.slice(index + 1).flat(), stopped)
        return stopped
      }
    }
    return null
  }
}

/** Where it took too long, a few of them tell first whether it was the amount. */
function partsOf(batch: readonly Waiting[], reason: unknown): (readonly Waiting[])[] {
  const first = isTooLong(reason) ? fewTold : 0
  const half = first + Math.ceil((batch.length - first) / 2)

  return [batch.slice(0, first), batch.slice(first, half), batch.slice(half)].filter(
    ({ length }) => length > 0,
  )
}

const isTooLong = (reason: unknown): boolean => refusalIn(reason)?.code === 'took-too-long'

/** No half has better luck where there is no database, or no connection to it; nor few where few take too long. */
function isOfAll(reason: unknown, count: number): boolean {
  return isTooLong(reason) ? count <= fewTold : isOutage(refusalIn(reason)?.cause ?? reason)
}

function refuse(waiting: readonly Waiting[], { reason }: Stop): void {
  for (const { failed } of waiting) failed(reason)
}
