import type { SpotPayment, WhyNotSettle } from './settle-on-spot.ts'

export const whyNotSettleTexts: Readonly<Record<WhyNotSettle, string>> = {
  'paid-online': 'Diese Bestellung wird online bezahlt; darüber entscheidet der Zahlungsanbieter.',
  'order-lost': 'Für diese Bestellung ist nichts zu bezahlen.',
  'payment-elsewhere':
    'Die Zahlung dieser Bestellung ist schon weiter und lässt sich hier nicht mehr ändern.',
  'no-reason': 'Bitte geben Sie an, warum die Zahlung zurückgenommen wird.',
  'vouchers-sold':
    'Mit dieser Bestellung wurden Gutscheine verkauft, die noch gelten. Erstatten Sie das Geld, dann sind auch sie gesperrt.',
  'tip-paid': 'Es ist schon mehr bezahlt, als die Bestellung mit diesem Trinkgeld kostet.',
}

/** As staff read it in the history. */
export const settledDeeds: Readonly<Record<'settle' | 'unsettle', string>> = {
  settle: 'Als bezahlt verbucht',
  unsettle: 'Zahlung zurückgenommen',
}

export const settleTexts: Readonly<Record<SpotPayment, { button: string; done: string }>> = {
  paid: { button: 'Als bezahlt verbuchen', done: 'Die Bestellung ist bezahlt.' },
  none: { button: 'Zahlung zurücknehmen', done: 'Die Bestellung ist wieder offen.' },
}
