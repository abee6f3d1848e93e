import * as z from 'zod/mini'

/** Something may have happened to the payment of an order; how it stands its provider is asked. */
export const paymentNews = {
  name: 'payment-news',
  facts: z.object({ order: z.string() }),
  daysKept: 1,
  waitsFor: 'payments',
}
