import type { Payload } from 'payload'

import { announceOrder } from './announce-order.ts'
import type { OutboxHandler } from './run-outbox.ts'
import { sendOrderMail } from './send-order-mail.ts'

/** What each topic of the outbox stands for. */
export function outboxHandlers(payload: Payload): Record<string, OutboxHandler> {
  return {
    'order-placed': (row) => announceOrder(payload, row),
    'order-moved': (row) => announceOrder(payload, row),
    'order-mail': (row) => sendOrderMail(payload, row),
  }
}
