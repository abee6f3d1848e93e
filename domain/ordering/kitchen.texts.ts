import { isInKitchen, type KitchenOrder, madeCount, type WhyNotMade } from './kitchen-lines.ts'

/** Why the kitchen cannot say that of an order. */
export const whyNotMadeTexts: Readonly<Record<WhyNotMade, string>> = {
  'not-in-kitchen': 'Diese Bestellung ist nicht mehr in der Küche.',
  'unknown-line': 'Diese Position gibt es in der Bestellung nicht mehr.',
}

/** What the kitchen has said of an order so far: “2/3 fertig”; null where it has said nothing. */
export function kitchenText(order: KitchenOrder): string | null {
  if (!isInKitchen(order)) return null
  const { made, of } = madeCount(order)
  const progress = `${made}/${of} fertig`
  if (order.status !== 'confirmed') return `zurück in der Küche, ${progress}`

  return made > 0 ? progress : null
}
