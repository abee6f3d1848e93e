import { type ReactNode, useId } from 'react'

import styles from './section.module.css'

/** One topic of the checkout: a quiet heading and its fields. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
