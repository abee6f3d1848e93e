import type { PropsWithChildren } from 'react'

import styles from './side-panel.module.css'

type Props = PropsWithChildren<{ id: string; title: string }>

/** A box beside a form with a title of its own. */
export function SidePanel({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Why something did not work, said aloud. */
export function Problem({ children }: { children: string | null }) {
  if (!children) return null

  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  )
}

/** Words that only accompany others. */
export function Quiet({ children }: PropsWithChildren) {
  return <span className={styles.quiet}>{children}</span>
}
