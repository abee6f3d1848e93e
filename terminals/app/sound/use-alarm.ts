import { useEffect, useState } from 'react'

import {
  type Alarm,
  alarmOf,
  type HeardAlarms,
  heardNow,
  type UnansweredOrder,
} from '#domain/ordering/order-alarm.ts'

import type { Sound } from './use-sound.ts'

/** So long there is quiet between two rings. */
const everySeconds = { new: 7, urgent: 3 } as const

export type OrderAlarm = {
  /** For what it rings just now. */
  ringsFor: Alarm
  /** Nobody has to hear of these again. */
  hush: () => void
}

/** Rings for orders that nobody has taken yet, until somebody answers them or says that it was heard. */
export function useAlarm(unanswered: readonly UnansweredOrder[], { isMuted, play }: Sound): OrderAlarm {
  const [heard, setHeard] = useState<HeardAlarms>(new Map())
  const ringsFor = alarmOf(unanswered, heard)
  const count = unanswered.length
  useEffect(() => {
    if (ringsFor === 'silent' || isMuted) return
    const ring = () => play(ringsFor)
    ring()
    const timer = setInterval(ring, everySeconds[ringsFor] * 1000)
    return () => clearInterval(timer)
  }, [ringsFor, isMuted, play, count])

  return { ringsFor, hush: () => setHeard(heardNow(unanswered)) }
}
