import { type ReactNode, useId } from 'react'

import styles from './section.module.css'

type SectionProps = { title: string; hint?: string; children: ReactNode }

/** One topic of the checkout: a quiet heading and its fields. */
export function Section({ title, hint, children }: SectionProps) {
  const headingId = useId()

  return (
    <section className={`stack ${styles.section}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{title}</h2>
        {hint && <p className={`quiet ${styles.hint}`}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
