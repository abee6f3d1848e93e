import { formatTime } from '../time/format.ts'
import type { Acceptance } from './acceptance.contract.ts'
import { busyMinutesAt, dayOverUntil, lastOrderTime, ownPauseEnd } from './acceptance.ts'
import type { OrderType } from './order-terms.ts'
import { staffOrderTypeLabels } from './order-terms.texts.ts'

/** How long a switch is set for; null until the business day is over. */
export const switchSpans: readonly { minutes: number | null; label: string }[] = [
  { minutes: 15, label: '15 Min.' },
  { minutes: 30, label: '30 Min.' },
  { minutes: 60, label: '1 Std.' },
  { minutes: null, label: 'Heute' },
]

/** How many minutes more are said at once, for an hour. */
export const rushes = [10, 20, 30] as const
export const rushLastsMinutes = 60

/** What guests read of a pause, to choose with one press. */
export const pauseReasons = [
  'Unsere Küche ist gerade ausgelastet.',
  'Wir schließen heute früher.',
  'Wir haben eine geschlossene Gesellschaft.',
] as const

/** `Pause bis 12:30 Uhr`; null where nobody stopped this way to order. */
export function pauseText(at: Acceptance, orderType: OrderType, now: Temporal.Instant): string | null {
  const until = ownPauseEnd(at, orderType, now)

  return until && `Pause bis ${formatTime(until, at.timeZone)} Uhr`
}

/** `Letzte Bestellung um 21:15 Uhr`, `Letzte Bestellung war um …` for the rest of the day; null where nobody has said when. */
export function lastOrderText(at: Acceptance, now: Temporal.Instant): string | null {
  const isOver = dayOverUntil(at, now) !== null
  if (!at.lastOrderAt || !(isOver || lastOrderTime(at, now))) return null
  const time = formatTime(Temporal.Instant.from(at.lastOrderAt), at.timeZone)

  return `Letzte Bestellung ${isOver ? 'war ' : ''}um ${time} Uhr`
}

/** `Alles dauert 20 Min. länger, bis 13:00 Uhr`; null where nothing does. */
export function rushText(at: Acceptance, now: Temporal.Instant): string | null {
  const minutes = busyMinutesAt(at, now)

  return minutes > 0 && at.busyUntil && at.promisedTypes.length > 0
    ? `${slowedText(at)} ${minutes} Min. länger, bis ${formatTime(Temporal.Instant.from(at.busyUntil), at.timeZone)} Uhr`
    : null
}

/** What a rush makes take longer, to go on with the minutes: `Alles dauert`, or `Lieferung dauert` where the rest promises no time. */
export function slowedText({ orderTypes, promisedTypes }: Acceptance): string {
  const isAll = promisedTypes.length === orderTypes.length
  const named = promisedTypes.map((type) => staffOrderTypeLabels[type]).join(' und ')

  return `${isAll ? 'Alles' : named} ${isAll || promisedTypes.length === 1 ? 'dauert' : 'dauern'}`
}

/** What is set in any of the branches, in few words for a button; null where everything is as usual. */
export function acceptanceSummary(all: readonly Acceptance[], now: Temporal.Instant): string | null {
  const paused = all.flatMap((at) => at.orderTypes.filter((type) => ownPauseEnd(at, type, now)))
  const labels = [...new Set(paused)].map((type) => staffOrderTypeLabels[type])
  const rush = Math.max(0, ...all.map((at) => (at.promisedTypes.length > 0 ? busyMinutesAt(at, now) : 0)))
  const [last] = all.flatMap((at) => lastOrderText(at, now) ?? [])
  const parts = [labels.length > 0 && `Pause: ${labels.join(', ')}`, last, rush > 0 && `+${rush} Min.`]

  return parts.filter(Boolean).join(' · ') || null
}
