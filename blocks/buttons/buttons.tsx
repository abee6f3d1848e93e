import type { ButtonsSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'

/** Buttons alone; a list without entries shows nothing. Spec: website 2, buttons. */
export function ButtonsView({ section }: SectionProps<ButtonsSection>) {
  if (!section.buttons || section.buttons.length === 0) return null

  return (
    <Shell>
      <ButtonRow buttons={section.buttons} />
    </Shell>
  )
}
