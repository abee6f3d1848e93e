import type { CartTotals } from './cart.ts'

/** What is missing is null where it would tell a price that is kept back. */
export type BelowMinimum = { minimumCents: number; missingCents: number | null; currency: string }

/** What guests are told about a minimum that their goods miss by some cents. */
export function belowMinimum(
  { countedGoodsCents, isPriceHidden }: Pick<CartTotals, 'countedGoodsCents' | 'isPriceHidden'>,
  missingCents: number,
  currency: string,
): BelowMinimum {
  return {
    minimumCents: countedGoodsCents + missingCents,
    missingCents: isPriceHidden ? null : missingCents,
    currency,
  }
}
