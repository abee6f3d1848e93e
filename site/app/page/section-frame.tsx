import type { ReactNode } from 'react'

import { sectionFrame } from '#domain/content/section-frame.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import styles from './section-frame.module.css'

type Props = { section: PageView['body'][number]; children: ReactNode }

/**
 * Background, room, layout and name of a section around whatever it shows; one that names none of them stands on the
 * page as it is. What visitors do not see is told where it stands, in previews.
 */
export function SectionFrame({ section, children }: Props) {
  const frame = sectionFrame(section)
  const { unseen } = section
  if (!frame && !unseen) return children
  const { tone, variant, spaceAbove, spaceBelow, anchor } = frame ?? {}

  return (
    <div
      id={anchor}
      className={styles.frame}
      data-ground={tone}
      data-variant={variant}
      data-above={spaceAbove}
      data-below={spaceBelow}
    >
      {unseen && <p className={styles.unseen}>{unseen}</p>}
      {children}
    </div>
  )
}
