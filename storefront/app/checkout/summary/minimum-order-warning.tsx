import type { BelowMinimum } from '#domain/ordering/minimum-order.ts'
import { minimumOrderValueText } from '#domain/ordering/minimum-order.texts.ts'
import { Notice } from '../../ui/notice.tsx'

export function MinimumOrderWarning(facts: BelowMinimum) {
  return (
    <Notice tone="warn">
      <p>{minimumOrderValueText(facts)}</p>
    </Notice>
  )
}
