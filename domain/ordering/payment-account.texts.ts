import type { OnlinePaymentMethod } from './order-terms.ts'

export const providerLabels: Readonly<Record<OnlinePaymentMethod, string>> = {
  mollie: 'Mollie',
  datatrans: 'Datatrans',
}

/** When the money is taken: with the payment, or once the house has accepted the order. */
export const captureMoments = ['at-once', 'on-acceptance'] as const
export type CaptureMoment = (typeof captureMoments)[number]

export const captureMomentLabels: Readonly<Record<CaptureMoment, string>> = {
  'at-once': 'sofort',
  'on-acceptance': 'bei Annahme der Bestellung',
}
