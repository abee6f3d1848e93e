import type { LateAnswers } from './staff-orders.contract.ts'

/** `Bestellung Nr. 12 wartet seit 18 Min. auf Antwort`, or how many do and since when the first of them. */
export function lateAnswersText({ docs, more }: LateAnswers, now: Temporal.Instant): string {
  const [oldest] = docs
  if (!oldest) return ''
  const count = docs.length + more
  const minutes = Math.floor(now.since(Temporal.Instant.from(oldest.placedAt)).total('minutes'))
  const what = count === 1 ? `Bestellung Nr. ${oldest.ticketNumber} wartet` : `${count} Bestellungen warten`

  return `${what} seit ${spanOf(minutes)} auf Antwort`
}

const spanOf = (minutes: number): string =>
  minutes < 120 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std.`
