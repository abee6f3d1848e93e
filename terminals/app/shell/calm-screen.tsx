import type { ReactNode } from 'react'

import styles from './calm-screen.module.css'

/** One thing to say, in the middle of the screen. */
export function CalmScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.calm}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
