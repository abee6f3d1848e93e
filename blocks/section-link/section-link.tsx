import type { SectionLinkSection } from '#cms/payload-types.ts'

import { ButtonLink } from '#ui/button-row.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import styles from './section-link.module.css'

/** Label, arrow and button. Spec: website 2, link section. */
export function SectionLinkView({ section }: SectionProps<SectionLinkSection>) {
  const { label, hasArrow, button } = section

  return (
    <Shell>
      <div className={styles.link} data-part="band">
        <p className={styles.label}>
          {label}
          {hasArrow && (
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
          )}
        </p>
        {button && <ButtonLink button={button} />}
      </div>
    </Shell>
  )
}
