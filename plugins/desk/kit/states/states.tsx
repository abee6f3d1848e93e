'use client'

import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react'

import { Action } from '../frame/action.tsx'
import styles from './states.module.css'

type EmptyStateProps = PropsWithChildren<{ title: string; action?: ReactNode }>

/** Nothing is there, or nothing fits: why, and what can be done about it. */
export function EmptyState({ title, action, children }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

/** After so long it is no longer a moment. */
const patientMilliseconds = 8000

type LoadingStateProps = { rows?: number; label?: string; retry?: () => void }

/** The shape of what comes. It stops moving and says so where that takes long, instead of shining for ever. */
export function LoadingState({ rows = 6, label = 'Wird geladen …', retry }: LoadingStateProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patientMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.loading} aria-busy="true" data-slow={isSlow || undefined}>
      <p role="status" className={styles.told}>
        {isSlow ? 'Das dauert länger als gewohnt.' : label}
        {isSlow && retry && <Action onClick={retry}>Noch einmal versuchen</Action>}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.bone} />
        ))}
      </div>
    </div>
  )
}

type ErrorStateProps = PropsWithChildren<{ title?: string; retry?: () => void }>

/** It went wrong: what, in the words of the server where it gave any, and how to try again. */
export function ErrorState({ title = 'Das konnte nicht geladen werden.', retry, children }: ErrorStateProps) {
  return (
    <div className={styles.state} data-tone="wrong" role="alert">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {retry && <Action onClick={retry}>Noch einmal versuchen</Action>}
    </div>
  )
}

type StaleNoticeProps = {
  /** Since when what is shown may have changed, in words such as „12:31 Uhr“. */
  since: string
  isOffline: boolean
  /** Whether it is being asked for anew. */
  isLoading?: boolean
  retry?: () => void
}

/** What is shown still helps, but may be old: said above it, without taking it away. */
export function StaleNotice({ since, isOffline, isLoading = false, retry }: StaleNoticeProps) {
  return (
    <div className={styles.stale} role="status">
      <span>
        <strong>{isOffline ? 'Keine Verbindung.' : 'Nicht auf dem neuesten Stand.'}</strong> Stand von {since}
        {isOffline && '; es geht weiter, sobald die Verbindung wieder da ist'}.
      </span>
      {retry && !isOffline && (
        <Action onClick={retry}>{isLoading ? 'Wird geladen …' : 'Noch einmal versuchen'}</Action>
      )}
    </div>
  )
}
