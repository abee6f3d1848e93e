import { openSpanAt } from '../time/open-spans.ts'
import { isSlotFull, nextSlotWithRoomMs } from './slot-room.ts'
import { earliestAppointment, hoursFor, roundUp, type SlotQuestion } from './slots.ts'

/** `isLater` than the order would be ready, since what lies before is full. */
export type SoonestTime = { at: Temporal.Instant; isLater: boolean }

/**
 * When an order for as soon as possible can be had: once it is prepared, rounded up to 5 minutes, or in the next slot
 * with room that begins before the house closes. Null where there is none. A branch that says nothing of preparation
 * hands over at once, as far as anybody knows.
 */
export function soonestTime(question: SlotQuestion): SoonestTime | null {
  const { branch, now } = question
  const ready = readyMs(question)
  if (!isSlotFull(question, ready)) return { at: instantOf(ready), isLater: false }

  const slotMs = nextSlotWithRoomMs(question, ready)
  const open = openSpanAt([hoursFor(question)], now.epochMilliseconds, branch.timeZone, 1)
  return open && slotMs < open.end ? { at: instantOf(slotMs), isLater: true } : null
}

/** When an order for as soon as possible is ready, in epoch milliseconds, whatever room there is. */
export function readyMs(question: SlotQuestion): number {
  const earliestMs = earliestAppointment(question).epochMilliseconds

  return question.preparationMinutes == null ? earliestMs : roundUp(earliestMs)
}

const instantOf = (ms: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(ms)
