import { formatMoney } from '../../money/money.ts'
import type { DiscountKind } from './discount-terms.ts'

export const discountKindLabels: Readonly<Record<DiscountKind, string>> = {
  percent: 'Prozent',
  amount: 'Betrag',
  'free-delivery': 'Kostenlose Lieferung',
}

/** What a discount is called beside what it takes off. */
export const discountLabel = (name: string): string => `Rabatt „${name}“`

/** Guests see that something is taken off, but not how much where that would tell a hidden price. */
export const takenOff = (cents: number, currency = 'EUR'): string => `−${formatMoney(cents, currency)}`
