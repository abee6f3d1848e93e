import type { BelowMinimum } from '#domain/ordering/checkout.ts'
import { minimumOrderValueText } from '#domain/ordering/checkout.texts.ts'
import { Notice } from '../../ui/notice.tsx'

export function MinimumOrderWarning(facts: BelowMinimum) {
  return (
    <Notice tone="warn">
      <p>{minimumOrderValueText(facts)}</p>
    </Notice>
  )
}
