import type { ReactNode } from 'react'

import styles from './calm-screen.module.css'
import { HouseSign } from './house-sign.tsx'

/** A screen with one thing to say. */
export function CalmScreen({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.screen}>
      <HouseSign />
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
