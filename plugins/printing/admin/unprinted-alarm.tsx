'use client'

import { useEffect, useRef } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { unprintedContract } from '#domain/ordering/printing/unprinted.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './unprinted-alarm.module.css'

const read = callOf<typeof unprintedContract>('get', '/api/print-jobs/unprinted')
const refreshSeconds = 10

type AlarmProps = {
  home: string
  /** All of one's own where none is named. */
  branch: string | undefined
  /** Rings once, where somebody has switched the sound on. */
  onRise: () => void
}

/** Says where orders are confirmed that something of them is not on paper, and rings when it becomes more. */
export function UnprintedAlarm({ home, branch, onRise }: AlarmProps) {
  const unprinted = useLoaded(branch ?? '', (signal) =>
    read(fetch, { signal, query: branch ? { branch } : {} }),
  )
  useEvery(refreshSeconds, unprinted.reload)
  const count = unprinted.data?.count ?? 0
  useRise(count, onRise)
  if (count === 0) return null

  return (
    <p role="alert" className={styles.alarm}>
      <strong>{count === 1 ? '1 Bon ist nicht gedruckt.' : `${count} Bons sind nicht gedruckt.`}</strong>{' '}
      <a href={`${home}/printers`}>Zu den Druckern</a>
    </p>
  )
}

/** Only what becomes more is told, by whoever rings then. */
function useRise(count: number, onRise: () => void): void {
  const ring = useRef(onRise)
  const before = useRef(0)
  useEffect(() => {
    ring.current = onRise
  }, [onRise])
  useEffect(() => {
    if (count > before.current) ring.current()
    before.current = count
  }, [count])
}
