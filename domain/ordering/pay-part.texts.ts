import { whyNotSettleTexts } from './settle-on-spot.texts.ts'
import type { WhyNotPart } from './pay-part.ts'

export const whyNotPartTexts: Readonly<Record<WhyNotPart, string>> = {
  'paid-online': whyNotSettleTexts['paid-online'],
  'order-lost': whyNotSettleTexts['order-lost'],
  'payment-elsewhere': whyNotSettleTexts['payment-elsewhere'],
  'nothing-left': 'Hier ist nichts mehr zu bezahlen.',
  'more-than-left': 'So viel ist nicht mehr offen.',
  'unknown-line': 'Diese Position ist schon bezahlt oder steht nicht auf der Rechnung.',
}

export const partTexts = {
  title: 'Getrennt bezahlen',
  changed: 'Inzwischen wurde hier bezahlt oder etwas geändert. Bitte sehen Sie nach, was noch offen ist.',
} as const
