import { minimumOrderValueText } from '#domain/ordering/checkout.texts.ts'
import { Notice } from '../../ui/notice.tsx'

type MinimumOrderWarningProps = { minimumCents: number; missingCents: number; currency: string }

export function MinimumOrderWarning(facts: MinimumOrderWarningProps) {
  return (
    <Notice tone="warn">
      <p>{minimumOrderValueText(facts)}</p>
    </Notice>
  )
}
