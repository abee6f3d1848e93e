'use client'

import { useCallback, useEffect, useState } from 'react'

import { playChime, tryChime, watchSound } from './chime.ts'

/** So long there is quiet between two rings. */
const everySeconds = 7
const keptAs = 'theke-order-sound'
export const volumes = { off: 'Aus', quiet: 'Leise', normal: 'Normal', loud: 'Laut' } as const
export type Volume = keyof typeof volumes

const gains: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.15, normal: 0.5, loud: 1 }

export type OrderAlarm = {
  volume: Volume
  setVolume: (volume: Volume) => void
  /** Rings once, to hear whether it is heard. */
  test: () => void
  /** Whether something rings just now. */
  isRinging: boolean
  /** Whether the browser keeps the page silent until somebody presses something on it. */
  isMuted: boolean
  /** Nobody has to hear of these again. */
  hush: () => void
}

/** Rings for orders that nobody has taken yet, again and again, until somebody answers them or says that it was heard. */
export function useOrderAlarm(waiting: readonly string[]): OrderAlarm {
  const [volume, keep] = useState<Volume>('off')
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const isRinging = waiting.some((id) => !heard.has(id))
  const [isMuted, setMuted] = useState(false)
  const isOn = volume !== 'off'
  useEffect(() => keep(keptVolume()), [])
  useEffect(() => (isOn ? watchSound((isAllowed) => setMuted(!isAllowed)) : undefined), [isOn])
  useEffect(() => {
    if (!isRinging || isMuted || volume === 'off') return
    const ring = () => playChime(gains[volume])
    ring()
    const timer = setInterval(ring, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [isRinging, isMuted, volume, waiting.length])

  return {
    volume,
    setVolume: useCallback((volume) => {
      keep(volume)
      localStorage.setItem(keptAs, volume)
      if (volume !== 'off') void tryChime(gains[volume])
    }, []),
    test: () => void tryChime(gains[volume === 'off' ? 'normal' : volume]),
    isRinging,
    isMuted: isOn && isMuted,
    hush: () => setHeard(new Set(waiting)),
  }
}

function keptVolume(): Volume {
  const kept = localStorage.getItem(keptAs)

  return Object.keys(volumes).includes(kept ?? '') ? (kept as Volume) : 'off'
}
