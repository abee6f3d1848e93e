'use client'

import { useId } from 'react'

import { Action, StatusPill, useUrl } from '#plugins/desk/kit.port.ts'

import styles from './board-head.module.css'
import { type OrderAlarm, type Volume, volumes } from './use-order-alarm.ts'
import type { useOrderNotices } from './use-order-notices.ts'

type HeadProps = {
  alarm: OrderAlarm
  notices: ReturnType<typeof useOrderNotices>
  isLive: boolean
  missed: number
  /** What is paused or slower just now, if anything is. */
  acceptance: string | null
  onAcceptance: () => void
  onNewOrder: () => void
}

const tabs = [
  { name: null, label: 'Offen' },
  { name: 'verpasst', label: 'Verpasst' },
  { name: 'verlauf', label: 'Verlauf' },
] as const

/** What is looked at, whether it is as it is now, and how loud it is said that something is new. */
export function BoardHead({
  alarm,
  notices,
  isLive,
  missed,
  acceptance,
  onAcceptance,
  onNewOrder,
}: HeadProps) {
  const { params, change } = useUrl()
  const tab = params.get('ansicht')

  return (
    <>
      <div role="group" aria-label="Ansicht" className={styles.tabs}>
        {tabs.map(({ name, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={tab === name}
            onClick={() => change({ ansicht: name, offen: null })}
          >
            {label}
            {name === 'verpasst' && missed > 0 && <span className={styles.missed}>{missed}</span>}
          </button>
        ))}
      </div>
      <Action look="main" onClick={onNewOrder}>
        Neue Bestellung
      </Action>
      <Action
        data-set={acceptance !== null || undefined}
        className={styles.acceptance}
        onClick={onAcceptance}
      >
        {acceptance ?? 'Annahme'}
      </Action>
      <SoundControl alarm={alarm} />
      {notices.canAsk && (
        <Action look="quiet" onClick={() => void notices.ask()}>
          Benachrichtigungen einschalten
        </Action>
      )}
      <span role="status">
        <StatusPill tone={isLive ? 'done' : 'waits'}>{isLive ? 'Live' : 'Wird alle 10 s gelesen'}</StatusPill>
      </span>
    </>
  )
}

function SoundControl({ alarm }: { alarm: OrderAlarm }) {
  const id = useId()

  return (
    <div className={styles.sound}>
      <label htmlFor={id}>Ton</label>
      <select id={id} value={alarm.volume} onChange={({ target }) => alarm.setVolume(target.value as Volume)}>
        {Object.entries(volumes).map(([volume, label]) => (
          <option key={volume} value={volume}>
            {label}
          </option>
        ))}
      </select>
      <Action look="quiet" onClick={alarm.test}>
        Probe
      </Action>
      {alarm.isMuted && (
        <Action look="main" onClick={alarm.test}>
          Ton freigeben
        </Action>
      )}
      {alarm.ringsFor !== 'silent' && !alarm.isMuted && alarm.volume !== 'off' && (
        <Action look={alarm.ringsFor === 'urgent' ? 'danger' : 'main'} onClick={alarm.hush}>
          Gehört
        </Action>
      )}
    </div>
  )
}
