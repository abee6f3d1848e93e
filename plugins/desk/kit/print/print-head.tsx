'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { formatDateTime } from '#domain/time/format.ts'

import './paper.css'
import styles from './print.module.css'

type PrintHeadProps = { note?: string; timeZone: string }

/** What paper has to say for itself: when it was printed, and what of. It is written as the printing begins. */
export function PrintHead({ note, timeZone }: PrintHeadProps) {
  const [at, setAt] = useState('')
  useEffect(() => {
    // At once: the page is put to paper as soon as this returns.
    const write = () => flushSync(() => setAt(formatDateTime(Temporal.Now.instant(), timeZone)))
    window.addEventListener('beforeprint', write)
    return () => window.removeEventListener('beforeprint', write)
  }, [timeZone])

  return (
    <p className={styles.head} data-paper>
      {note && <span>{note}</span>}
      <span>{at && `Gedruckt am ${at} Uhr`}</span>
    </p>
  )
}
