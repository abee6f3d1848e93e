import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './shell.module.css'

type Props = {
  children: ReactNode
  subheadline?: string | null | undefined
  /** For links from other pages. */
  id?: string
  className?: string | undefined
  isWide?: boolean
}

/** The room a section takes: one width and one rhythm for all of them. */
export function Shell({ children, subheadline, id, className, isWide = false }: Props) {
  return (
    <section id={id} className={classNames(styles.section, isWide && styles.wide)}>
      <div className={classNames('container', styles.inner, className)}>
        {subheadline && <p className={styles.subheadline}>{subheadline}</p>}
        {children}
      </div>
    </section>
  )
}
