import type { PaymentKind } from './payment-ledger.ts'

export const paymentKindLabels: Readonly<Record<PaymentKind, string>> = {
  intent: 'Zahlung begonnen',
  authorise: 'Reserviert',
  release: 'Reservierung aufgehoben',
  failure: 'Fehlgeschlagen',
  capture: 'Eingenommen',
  refund: 'Erstattet',
  correction: 'Berichtigt',
  fee: 'Gebühr des Anbieters',
}
