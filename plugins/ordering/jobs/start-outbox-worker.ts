import type { Payload } from 'payload'

import { isOutageRefusal } from '#kernel/database/tell-failure.ts'

import type { LiveBus } from '#kernel/live/live-bus.ts'
import { outboxHandlers } from './outbox-handlers.ts'
import { sweepOutbox } from './outbox-rows.ts'
import { type OutboxHandler, runOutbox } from './run-outbox.ts'

const pollMs = 5000
const sweepMs = 3_600_000

/**
 * Delivers side effects as they are committed: woken by the live bus, and by a poll for retries and
 * for what a lost connection kept quiet. `stop` resolves when the deliveries under way are done.
 */
// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export function startOutboxWorker({
  payload,
  bus,
  handlers: others = {},
}: {
  payload: Payload
  bus?: LiveBus
  /** What other capabilities have promised. */
  handlers?: Record<string, OutboxHandler>
}): { stop: () => Promise<void> } {
  const pool = payload.db.pool
  const handlers = { ...outboxHandlers(payload), ...others }
  let isStopping = false
  let isWoken = false
  let running: Promise<void> | null = null

  const deliverAll = async () => {
    do {
      isWoken = false
      await runOutbox({
        pool,
        handlers,
        isStopping: () => isStopping,
        onProblem: (err, row) =>
          payload.logger.warn({ err, topic: row.topic, id: row.id }, 'Outbox row failed'),
      })
    } while (isWoken && !isStopping)
  }

  const wake = () => {
    isWoken = true
    if (isStopping || running) return
    running = deliverAll()
      .catch((err: unknown) => {
        // Of that the pool tells once, not every few seconds.
        if (!isOutageRefusal(err)) payload.logger.error({ err }, 'Outbox is not reachable')
      })
      .finally(() => {
        running = null
      })
  }

  const sweep = () => {
    sweepOutbox(pool).catch((err: unknown) => payload.logger.warn({ err }, 'Outbox could not be swept'))
  }

  const unsubscribe = bus?.subscribe(({ tags }) => {
    if (tags.includes('outbox')) wake()
  })
  const timers = [setInterval(wake, pollMs), setInterval(sweep, sweepMs)]
  wake()

  return {
    stop: async () => {
      isStopping = true
      unsubscribe?.()
      timers.forEach(clearInterval)
      await running
    },
  }
}
