import { shopFailures } from '../refusals/client-failures.ts'
import { formatMoney } from '../money/money.ts'
import type { CartTotals } from './cart.ts'
import type { DeliveryFee } from './delivery-fee.ts'
import { shownTotal } from './shown-price.ts'

/** `share` of the way there, from 0 to 1; null where there is none to go, or where it would tell a hidden price. */
export type CartGoal = { text: string; share: number | null }

type Asked = {
  fee: DeliveryFee | null
  totals: Pick<CartTotals, 'countedGoodsCents' | 'isEstimated' | 'isPriceHidden'>
  currency: string
}

/** What the goods of a delivery are still to reach: the minimum first, then free delivery. Null where there is nothing. */
export function cartGoal({ fee, totals, currency }: Asked): CartGoal | null {
  if (!fee) return null
  const { countedGoodsCents, isEstimated, isPriceHidden } = totals
  const { missingForMinimumCents, missingForFreeCents, isFree } = fee
  const missing = missingForMinimumCents || missingForFreeCents
  if (missing === 0) return isFree ? { text: 'Lieferung kostenlos', share: null } : null

  const goal = countedGoodsCents + missing
  const isMinimum = missingForMinimumCents > 0
  if (isPriceHidden) {
    const amount = formatMoney(goal, currency)
    return {
      text: isMinimum ? `Mindestbestellwert ${amount}` : shopFailures.freeDeliveryFrom(amount),
      share: null,
    }
  }

  const amount = shownTotal({ cents: missing, isEstimated, isPriceHidden }, currency)
  const where = isMinimum ? 'zum Mindestbestellwert' : 'zur kostenlosen Lieferung'
  return { text: `Noch ${amount} bis ${where}`, share: countedGoodsCents / goal }
}
