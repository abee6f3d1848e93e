import type { Pool } from 'pg'

import { Later } from './later.ts'
import {
  claimOutboxRows,
  finishOutboxRows,
  type OutboxRow,
  postponeOutboxRow,
  putOutboxRowOff,
  renewLeases,
} from './outbox-rows.ts'

/**
 * Does what a topic stands for. It may be called again for the same row and must then change nothing. Once it was
 * given up as late it may still be under way, but another try speaks for the row.
 */
export type OutboxHandler = (payload: unknown, givenUp: AbortSignal, row: OutboxRow) => Promise<void>

export type OutboxRun = {
  pool: Pool
  handlers: Record<string, OutboxHandler>
  onProblem: (error: unknown, row: OutboxRow) => void
  /** Asked between batches, so that a process that shuts down stops after what it holds. */
  isStopping?: () => boolean
  deadlineMs?: number
  renewEveryMs?: number
}

const batchSize = 10
/** Well within a lease, also where the machine is slow. */
const leaseRenewalMs = 5_000
const deliveryDeadlineMs = 30_000

/** Delivers everything that is due; any number of processes may do so at once. Answers how many it tried. */
export async function runOutbox(run: OutboxRun): Promise<number> {
  const topics = Object.keys(run.handlers)
  let tried = 0

  while (!run.isStopping?.()) {
    const rows = await claimOutboxRows(run.pool, topics, batchSize)
    if (rows.length === 0) break
    await deliverAll(run, rows)
    tried += rows.length
  }
  return tried
}

/** Whoever is at it says so again and again: of a process that died nobody has to wait for longer than that. */
async function deliverAll(run: OutboxRun, rows: readonly OutboxRow[]): Promise<void> {
  const { pool, renewEveryMs = leaseRenewalMs } = run
  // What cannot be said now is said the next time, or the lease ends and another try speaks for the rows.
  const renewal = setInterval(() => void renewLeases(pool, rows).catch(() => undefined), renewEveryMs)
  try {
    const finish = finishTogether(pool)
    const ends = await Promise.allSettled(rows.map((row) => deliver(run, row, finish)))
    // Whoever is still at theirs keeps the lease, though a note of somebody else has failed.
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    clearInterval(renewal)
  }
}

type Finish = (row: OutboxRow) => Promise<void>

/** Notes what is done at once; what is done while a note is on its way goes with the next one. */
function finishTogether(pool: Pool): Finish {
  let done: OutboxRow[] = []
  let next: Promise<void> | undefined
  let last = Promise.resolve()
  const note = async (before: Promise<void>) => {
    // Whoever waits for that note hears of it.
    await before.catch(() => undefined)
    const rows = done
    done = []
    next = undefined
    await finishOutboxRows(pool, rows)
  }

  return (row) => {
    done.push(row)
    next ??= last = note(last)
    return next
  }
}

async function deliver(run: OutboxRun, row: OutboxRow, finish: Finish): Promise<void> {
  const { pool, handlers, onProblem, deadlineMs = deliveryDeadlineMs } = run
  try {
    await within(deadlineMs, (givenUp) => handlers[row.topic]?.(row.payload, givenUp, row))
  } catch (error) {
    if (error instanceof Later) {
      // That something is still away was said when it went.
      if (error.cause !== undefined) onProblem(error.cause, row)
      return putOutboxRowOff(pool, row, error)
    }
    onProblem(error, row)
    await postponeOutboxRow(pool, row, error)
    return
  }
  await finish(row)
}

/** Whoever waits for a server that says nothing would wait for ever, and all rows behind with him. */
async function within(
  milliseconds: number,
  deliver: (givenUp: AbortSignal) => Promise<void> | undefined,
): Promise<void> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const late = new AbortController()
  const timer = setTimeout(() => {
    late.abort()
    reject(new Error(`Not delivered within ${milliseconds} ms`))
  }, milliseconds)
  try {
    await Promise.race([deliver(late.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
