import type { Payload } from 'payload'

import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { Refused } from '#kernel/refused.ts'
import { isOfProvider } from '#plugins/payments/payments.port.ts'

import type { FoundOrder } from './find-order.ts'
import { settleOrder } from './settle-order.ts'

type Checking = { payload: Payload; order: FoundOrder; now: Temporal.Instant }

/** Asks the provider of an order how its payment stands, and answers the order as it is then. */
export async function checkPayment({ payload, order, now }: Checking): Promise<FoundOrder> {
  if (!isPaidOnline(order.paymentMethod)) throw new Refused('validation', {}, [notOnline])
  try {
    return (await settleOrder({ payload, order: order.id, now })) ?? order
  } catch (error) {
    throw isOfProvider(error) ? new Refused('payment-provider-away') : error
  }
}

const notOnline = {
  field: 'paymentStatus',
  code: 'validation',
  message: 'Bitte sagen Sie, ob die Bestellung bezahlt ist: Sie wird nicht online bezahlt.',
} as const
