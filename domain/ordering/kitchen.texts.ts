import type { WhyNotMade } from './kitchen-lines.ts'

/** Why the kitchen cannot say that of an order. */
export const whyNotMadeTexts: Readonly<Record<WhyNotMade, string>> = {
  'not-in-kitchen': 'Diese Bestellung ist nicht mehr in der Küche.',
  'unknown-line': 'Diese Position gibt es in der Bestellung nicht mehr.',
}
