import type { CartTotals } from '#domain/ordering/cart.ts'
import { belowMinimum } from '#domain/ordering/minimum-order.ts'
import { minimumOrderValueText } from '#domain/ordering/minimum-order.texts.ts'
import { Notice } from '../../ui/notice.tsx'

type WarningProps = { totals: CartTotals; missingCents: number; currency: string }

export function MinimumOrderWarning({ totals, missingCents, currency }: WarningProps) {
  return (
    <Notice tone="warn">
      <p>{minimumOrderValueText(belowMinimum(totals, missingCents, currency))}</p>
    </Notice>
  )
}
