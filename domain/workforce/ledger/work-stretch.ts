import { minuteMs } from '../../time/zone-clock.ts'

/** Instants are epoch milliseconds; what has no end yet goes on. */
export type Stretch = { from: number; to: number | null }

/** One activity as rules see it: derived from punches and corrections, in order, breaks within it and apart. */
export type WorkStretch = Stretch & { id: string; breaks: readonly Stretch[]; timeZone: string }

/** Worked minutes until the end, or until `nowMs` while it goes on; breaks are left out. One rounding, half up. */
export function workedMinutes(
  { from, to, breaks }: Pick<WorkStretch, 'from' | 'to' | 'breaks'>,
  nowMs: number,
): number {
  const until = to ?? nowMs
  let rest = 0
  for (const each of breaks) rest += (each.to ?? until) - each.from

  return Math.max(0, Math.round((until - from - rest) / minuteMs))
}
