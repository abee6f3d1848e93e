import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './shell.module.css'

type Props = {
  children: ReactNode
  subheadline?: string | null | undefined
  /** For links from other pages. */
  id?: string | undefined
  className?: string | undefined
}

/** The room a section takes: one width and one rhythm for all of them. */
export function Shell({ id, className, ...words }: Props) {
  return (
    <section id={id} className={styles.section} data-room="">
      <Words className={classNames('container', className)} {...words} />
    </section>
  )
}

/** What a section says beside its picture, in the rhythm of the section. */
export function Words({ children, subheadline, className }: Omit<Props, 'id'>) {
  return (
    <div className={classNames(styles.inner, className)}>
      {subheadline && (
        <p className={styles.subheadline} data-part="kicker">
          {subheadline}
        </p>
      )}
      {children}
    </div>
  )
}
