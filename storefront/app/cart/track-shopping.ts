import { track, trackSuccess } from '#ui/consent/track.ts'
import type { CartLine } from '#domain/ordering/cart.ts'

/** What a guest has chosen and what it costs; never who they are. Spec: storefront 7, analytics events. */
type Shopping = { lines: readonly CartLine[]; totalCents: number; currency: string }

export const trackAdded = (shopping: Shopping): void =>
  track({ action: 'add-to-cart', data: valueOf(shopping) })

export const trackCheckout = (shopping: Shopping): void =>
  track({ action: 'checkout', data: valueOf(shopping) })

export const trackPurchase = (shopping: Shopping): void =>
  trackSuccess({ action: 'purchase', data: valueOf(shopping) })

const valueOf = ({ lines, totalCents, currency }: Shopping) => ({
  items: lines.map(({ product, item }) => ({ product: product.name, amount: item.amount, unit: item.unit })),
  grossCents: totalCents,
  currency,
})
