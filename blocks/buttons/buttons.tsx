import type { ButtonsSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import styles from './buttons.module.css'

/** Buttons alone; a list without entries shows nothing. Spec: website 2, buttons. */
export function ButtonsView({ section }: SectionProps<ButtonsSection>) {
  if (!section.buttons || section.buttons.length === 0) return null

  return (
    <Shell className={styles.section}>
      <ButtonRow buttons={section.buttons} />
    </Shell>
  )
}
