import type { Payload } from 'payload'

import type { Worker } from '../workers/worker.ts'
import { type Deliver, type Delivery, queueOf } from './effect-kind.ts'
import { failStrandedRows, mostAttempts, sweepOutbox } from './outbox-rows.ts'
import { type OutboxHandler, runOutbox } from './run-outbox.ts'

/** Delivers and forgets what the given capabilities promise, each queue by itself; without promises there is nothing to do. */
export function outboxWorkers(declared: readonly { outbox?: Delivery[] }[]): Worker[] {
  const deliveries = declared.flatMap(({ outbox }) => outbox ?? [])
  if (deliveries.length === 0) return []
  const queues = Map.groupBy(deliveries, ({ kind }) => queueOf(kind))

  return [
    ...Array.from(
      queues,
      ([name, queued]): Worker => ({
        name,
        // For retries, and for what a lost connection kept quiet.
        everySeconds: 5,
        wokenBy: name,
        load:
          async () =>
          ({ payload, ending }) =>
            runOutbox({
              pool: payload.db.pool,
              handlers: handlersOf(queued, payload),
              isStopping: () => ending.aborted,
              onProblem: (err, { id, topic }) => payload.logger.warn({ err, topic, id }, 'Outbox row failed'),
            }),
      }),
    ),
    {
      name: 'outbox-sweep',
      everySeconds: 3600,
      load:
        async () =>
        async ({ payload }) => {
          const kinds = deliveries.map(({ kind }) => kind)
          await failStrandedRows(payload.db.pool, kinds)
          await sweepOutbox(payload.db.pool, kinds)
        },
    },
  ]
}

function handlersOf(deliveries: readonly Delivery[], payload: Payload): Record<string, OutboxHandler> {
  const entries = deliveries.map(({ kind, load }): [string, OutboxHandler] => [
    kind.name,
    async (facts, givenUp, { once, attempts }) => {
      // `delivered` has fitted the two together.
      const deliver = (await load()) as Deliver<unknown>
      await deliver(kind.facts.parse(facts), { payload, givenUp, once, isLastTry: attempts >= mostAttempts })
    },
  ])

  return Object.fromEntries(entries)
}
