import type { Payload } from 'payload'
import * as z from 'zod/mini'

import { readersOf } from './order-mail.texts.ts'

const orderEvent = z.object({
  order: z.string(),
  version: z.number(),
  action: z._default(z.string(), 'place'),
})

/**
 * Makes one outbox row per reader of an order event, so that a mail that fails is tried again without
 * sending the others twice. The key makes a repeated call add nothing.
 */
export async function announceOrder(payload: Payload, row: unknown): Promise<void> {
  const event = orderEvent.parse(row)
  for (const reader of readersOf(event.action)) {
    await payload.db.pool.query(
      `insert into outbox (topic, dedupe_key, payload) values ('order-mail', $1, $2) on conflict do nothing`,
      [`order-mail:${event.order}:${event.version}:${reader}`, { ...event, reader }],
    )
  }
}
