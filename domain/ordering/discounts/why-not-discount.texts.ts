import { formatMoney } from '../../money/money.ts'
import type { OrderType } from '../order-terms.ts'
import type { WhyNotDiscount } from './why-not-discount.ts'

/** Why a code gives nothing, as far as only the house knows. */
export const codeRefusals = {
  'discount-unknown': 'Diesen Rabattcode kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  'discount-used-up': 'Dieser Rabattcode ist schon aufgebraucht.',
  'discount-guest-used-up': 'Sie haben diesen Rabattcode schon so oft eingelöst, wie er gilt.',
  'discount-guest-unknown':
    'Für diesen Rabattcode brauchen wir Ihre E-Mail-Adresse oder Telefonnummer, denn er gilt je Gast nur einige Male.',
} as const

const places: Readonly<Record<OrderType, string>> = {
  takeaway: 'beim Abholen',
  delivery: 'bei Lieferungen',
  dineIn: 'vor Ort',
}

type Told = { orderTypes: readonly OrderType[]; currency?: string }

/** Why a code takes nothing off this order, in the words of whoever typed it. */
export function whyNotDiscountText(why: WhyNotDiscount, { orderTypes, currency = 'EUR' }: Told): string {
  switch (why.why) {
    case 'not-yet':
      return 'Dieser Rabattcode gilt noch nicht.'
    case 'over':
      return 'Dieser Rabattcode gilt nicht mehr.'
    case 'not-then':
      return 'Dieser Rabattcode gilt nicht zu der Zeit, für die Sie bestellen.'
    case 'order-type':
      return `Dieser Rabattcode gilt nur ${orderTypes.map((type) => places[type]).join(' und ')}.`
    case 'no-goods':
      return 'Dieser Rabattcode gilt für nichts, was in Ihrem Warenkorb ist.'
    case 'no-fee':
      return 'Für diese Bestellung fällt keine Liefergebühr an, die der Rabattcode erlassen könnte.'
    case 'minimum':
      return `Dieser Rabattcode gilt ab einem Warenwert von ${formatMoney(why.minimumCents, currency)}.`
  }
}
