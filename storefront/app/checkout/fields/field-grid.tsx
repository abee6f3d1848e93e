import type { ReactNode } from 'react'

import styles from './field-grid.module.css'

export type Span = 'third' | 'half' | 'two-thirds'

/** Six columns that fields span by thirds and halves; on phones only thirds stay side by side. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

const SPAN_CLASSES = { third: styles.third, half: styles.half, 'two-thirds': styles.twoThirds }

export function spanClass(span: Span | undefined): string {
  return (span && SPAN_CLASSES[span]) ?? ''
}
