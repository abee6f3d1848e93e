import type { PaymentKind } from './payment-ledger.ts'

/** What a provider did, as staff read it in the history. */
export const providerDeeds: Readonly<
  Record<`payment-${PaymentKind}`, string> & Record<'payment' | 'refund-found' | 'refund-missed', string>
> = {
  payment: 'Zahlung geprüft',
  'refund-found': 'Beim Anbieter nachgesehen: Die Erstattung ist ausgeführt',
  'refund-missed': 'Beim Anbieter nachgesehen: Die Erstattung fehlt und wird neu veranlasst',
  'payment-intent': 'Zahlung begonnen',
  'payment-authorise': 'Betrag reserviert',
  'payment-release': 'Reservierung aufgehoben',
  'payment-failure': 'Zahlung fehlgeschlagen',
  'payment-capture': 'Betrag eingezogen',
  'payment-refund': 'Betrag erstattet',
  'payment-correction': 'Zahlung berichtigt',
  'payment-fee': 'Gebühr des Anbieters',
}
