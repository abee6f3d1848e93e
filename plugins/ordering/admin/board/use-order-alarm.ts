'use client'

import { useCallback, useEffect, useState } from 'react'

import {
  type Alarm,
  alarmOf,
  type HeardAlarms,
  heardNow,
  type UnansweredOrder,
} from '#domain/ordering/order-alarm.ts'

import { playChime, tryChime, watchSound } from './chime.ts'

/** So long there is quiet between two rings. */
const everySeconds = { new: 7, urgent: 3 } as const
const keptAs = 'theke-order-sound'
export const volumes = { off: 'Aus', quiet: 'Leise', normal: 'Normal', loud: 'Laut' } as const
export type Volume = keyof typeof volumes

const gains: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.15, normal: 0.5, loud: 1 }

export type OrderAlarm = {
  volume: Volume
  setVolume: (volume: Volume) => void
  /** Rings once, to hear whether it is heard. */
  test: () => void
  /** Rings once for something else, where the sound is on. */
  ring: () => void
  /** For what it rings just now. */
  ringsFor: Alarm
  /** Whether the browser keeps the page silent until somebody presses something on it. */
  isMuted: boolean
  /** Nobody has to hear of these again. */
  hush: () => void
}

/**
 * Rings for orders that nobody has taken yet, again and again, until somebody answers them or says that it was heard;
 * and once more, faster, for those whose guests wait too long.
 */
export function useOrderAlarm(unanswered: readonly UnansweredOrder[]): OrderAlarm {
  const [volume, keep] = useState<Volume>('off')
  const [heard, setHeard] = useState<HeardAlarms>(new Map())
  const ringsFor = alarmOf(unanswered, heard)
  const [isMuted, setMuted] = useState(false)
  const isOn = volume !== 'off'
  useEffect(() => keep(keptVolume()), [])
  useEffect(() => (isOn ? watchSound((isAllowed) => setMuted(!isAllowed)) : undefined), [isOn])
  useEffect(() => {
    if (ringsFor === 'silent' || isMuted || volume === 'off') return
    const ring = () => playChime(gains[volume])
    ring()
    const timer = setInterval(ring, everySeconds[ringsFor] * 1000)
    return () => clearInterval(timer)
  }, [ringsFor, isMuted, volume, unanswered.length])

  return {
    volume,
    setVolume: useCallback((volume) => {
      keep(volume)
      localStorage.setItem(keptAs, volume)
      if (volume !== 'off') void tryChime(gains[volume])
    }, []),
    test: () => void tryChime(gains[volume === 'off' ? 'normal' : volume]),
    ring: () => isOn && playChime(gains[volume]),
    ringsFor,
    isMuted: isOn && isMuted,
    hush: () => setHeard(heardNow(unanswered)),
  }
}

function keptVolume(): Volume {
  const kept = localStorage.getItem(keptAs)

  return Object.keys(volumes).includes(kept ?? '') ? (kept as Volume) : 'off'
}
