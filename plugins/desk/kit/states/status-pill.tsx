'use client'

import type { PropsWithChildren } from 'react'

import type { Tone } from '../tones.ts'
import styles from './status-pill.module.css'

/** How something stands, in a colour with a meaning; the words say it as well. */
export function StatusPill({ tone = 'neutral', children }: PropsWithChildren<{ tone?: Tone }>) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  )
}
