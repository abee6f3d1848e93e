import type { WhyNotRedeem } from './redeem-on-spot.ts'

export const whyNotRedeemTexts: Readonly<Record<WhyNotRedeem, string>> = {
  'order-lost': 'Für diese Bestellung ist nichts zu bezahlen.',
  'paid-online': 'Diese Bestellung wird online bezahlt; darüber entscheidet der Zahlungsanbieter.',
  'payment-begun': 'Diese Bestellung ist schon bezahlt.',
  'nothing-payable': 'Mit diesem Gutschein lässt sich von dieser Bestellung nichts bezahlen.',
  'more-than-possible': 'So viel kann dieser Gutschein von dieser Bestellung nicht bezahlen.',
}
