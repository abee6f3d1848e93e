import type { Acceptance, AcceptanceChange } from './acceptance.contract.ts'
import type { OrderType } from './order-terms.ts'

type AcceptanceFields = Partial<
  Pick<
    Acceptance,
    `${OrderType}PausedUntil` | 'lastOrderAt' | 'lastOrderUntil' | 'pauseReason' | 'busyMinutes' | 'busyUntil'
  >
>

type Clock = {
  now: Temporal.Instant
  /** When the business day is over. */
  dayEnds: Temporal.Instant
  /** What `lastOrder` names; null where it names nothing. */
  lastOrderAt: Temporal.Instant | null
}

/** What of a branch is written for a change; each pause and rush has an end, so that nobody has to remember it. */
export function changedAcceptance(
  { pause, resume, lastOrder, busy }: AcceptanceChange,
  { now, dayEnds, lastOrderAt }: Clock,
): AcceptanceFields {
  const endOf = (minutes: number | null) => (minutes === null ? dayEnds : now.add({ minutes })).toString()
  const resumed = untilOf(resume ?? [], null)
  const paused = pause && {
    ...untilOf(pause.orderTypes, endOf(pause.minutes)),
    pauseReason: pause.reason || null,
  }
  const rush = busy && { busyMinutes: busy.extraMinutes, busyUntil: endOf(busy.minutes) }

  return {
    ...resumed,
    ...paused,
    ...(lastOrder === null && { lastOrderAt: null, lastOrderUntil: null }),
    ...(lastOrder && { lastOrderAt: String(lastOrderAt), lastOrderUntil: dayEnds.toString() }),
    ...(busy === null ? { busyMinutes: null, busyUntil: null } : rush),
  }
}

const untilOf = (types: readonly OrderType[], until: string | null): AcceptanceFields =>
  Object.fromEntries(types.map((type) => [`${type}PausedUntil`, until]))
