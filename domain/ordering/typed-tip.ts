import { formatMoney, parseMoney } from '../money/money.ts'
import { mostTipCents } from './tip.ts'

/** What somebody typed as a tip, in cents, at the checkout, a screen or the desk alike; null for what is none. */
export function typedTip(typed: string): number | null {
  const cents = typed.trim() === '' ? 0 : parseMoney(typed)

  return cents !== null && isTip(cents) ? cents : null
}

/** Whole cents, none of them below zero, and no more than anybody gives. */
const isTip = (cents: number): boolean => Number.isInteger(cents) && cents >= 0 && cents <= mostTipCents

/** In the currency of the branch. */
export const wrongTipText = (currency = 'EUR'): string =>
  `Bitte geben Sie das Trinkgeld als Betrag an, höchstens ${formatMoney(mostTipCents, currency)}, zum Beispiel 2,50.`
