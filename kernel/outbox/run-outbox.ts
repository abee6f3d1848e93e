import type { Pool } from 'pg'

import { Later } from './later.ts'
import {
  claimOutboxRows,
  deliveryDeadlineMs,
  finishOutboxRow,
  type OutboxRow,
  postponeOutboxRow,
  putOutboxRowOff,
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
}

const batchSize = 10

/** Delivers everything that is due; any number of processes may do so at once. Answers how many it tried. */
export async function runOutbox(run: OutboxRun): Promise<number> {
  const topics = Object.keys(run.handlers)
  let tried = 0

  while (!run.isStopping?.()) {
    const rows = await claimOutboxRows(run.pool, topics, batchSize)
    if (rows.length === 0) break
    await Promise.all(rows.map((row) => deliver(run, row)))
    tried += rows.length
  }
  return tried
}

async function deliver(run: OutboxRun, row: OutboxRow): Promise<void> {
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
  await finishOutboxRow(pool, row)
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
