'use client'

import type { RecordChange } from '#collections/shared/admin/record-change.ts'
import { useIsAlive } from '#collections/shared/admin/use-is-alive.ts'
import { useRecordChange } from '#collections/shared/admin/use-record-change.ts'

import styles from './today.module.css'

type Props = { change: RecordChange; label: string; about: string }

export function ChangeButton({ change: made, label, about }: Props) {
  const { isBusy, change } = useRecordChange()
  const isAlive = useIsAlive()

  return (
    <button
      type="button"
      className={styles.press}
      disabled={isBusy || !isAlive}
      data-busy={isBusy || undefined}
      aria-label={`${label}: ${about}`}
      onClick={() => void change(made)}
    >
      {label}
    </button>
  )
}
