'use client'

import { useIsAlive } from '#collections/shared/admin/use-is-alive.ts'
import { useRecordChange } from '#collections/shared/admin/use-record-change.ts'

import type { TodaySwitch } from '../../today.port.ts'
import styles from './today.module.css'

/** One way to order: pressed it is on at once, and off again if the server refuses. Who may not press reads it. */
export function PlaceSwitch({ label, isOn, change: made }: Omit<TodaySwitch, 'key'>) {
  const { isBusy, change } = useRecordChange()
  const isAlive = useIsAlive()
  if (!made) return <span className={styles.way} data-on={isOn}>{`${label} ${isOn ? 'an' : 'aus'}`}</span>

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isBusy ? !isOn : isOn}
      aria-disabled={isBusy || !isAlive}
      data-busy={isBusy || undefined}
      className={styles.switch}
      onClick={() => {
        if (!isBusy) void change(made)
      }}
    >
      <span className={styles.knob} aria-hidden="true" />
      {label}
    </button>
  )
}
