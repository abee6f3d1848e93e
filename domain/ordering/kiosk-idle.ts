/** After how many seconds without a touch a kiosk asks whether anybody is there, and how long it waits then. */
export type IdleTimes = { quietSeconds: number; countdownSeconds: number }

export const kioskTimes = { quietSeconds: 60, countdownSeconds: 20, doneSeconds: 20 } as const

/** `gone`: whoever was there has left, and all that is theirs has to be forgotten. */
export type Idle = { state: 'present' } | { state: 'asked'; secondsLeft: number } | { state: 'gone' }

type Quiet = {
  /** Since the last touch. */
  quietMs: number
  /** Whether something would be lost: nobody is asked about an untouched menu. */
  hasBegun: boolean
  /** An order that is being sent belongs to somebody, however long that takes. */
  isSending: boolean
}

/** Whether a guest still stands in front of the kiosk, as far as can be told. Source: decision 68. */
export function kioskIdle({ quietMs, hasBegun, isSending }: Quiet, times: IdleTimes): Idle {
  const { quietSeconds, countdownSeconds } = times
  if (isSending || quietMs < quietSeconds * 1000) return { state: 'present' }

  const leftMs = (quietSeconds + countdownSeconds) * 1000 - quietMs
  if (!hasBegun || leftMs <= 0) return { state: 'gone' }
  return { state: 'asked', secondsLeft: Math.ceil(leftMs / 1000) }
}

type Page = { openedAt: Temporal.Instant; now: Temporal.Instant; timeZone: string }

const night = { from: 3, to: 5 }
const freshHours = 6
const mostHours = 48

/**
 * Whether a page that nobody uses should begin anew, so that it never grows old: at night on the branch's clock, and
 * two days after it was opened at the latest. Both ends of the night are full hours, the later one is no longer in it.
 */
export function isReloadDue({ openedAt, now, timeZone }: Page): boolean {
  const hours = now.since(openedAt).total('hours')
  const { hour } = now.toZonedDateTimeISO(timeZone)
  const isNight = hour >= night.from && hour < night.to

  return hours >= mostHours || (isNight && hours >= freshHours)
}
