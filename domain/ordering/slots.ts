import type { BranchView } from '../catalogue/branch.contract.ts'
import { deliveryHoursOf } from '../time/branch-hours.ts'
import type { HoursEntry } from '../time/hours.contract.ts'
import { dayNumberOf, isoDayOf } from '../time/calendar-day.ts'
import { type OpenSpan, openSpans } from '../time/open-spans.ts'
import { dayMs, epochMsOf, localDayAt, minuteMs } from '../time/zone-clock.ts'
import { type PausedBranch, pausedUntil } from './acceptance.ts'
import type { OrderType } from './order-terms.ts'
import type { FullSlots } from './slot-capacity.ts'
import { isSlotFull, spansWithRoom } from './slot-room.ts'

export type SlotBranch = Pick<
  BranchView,
  | 'openingHours'
  | 'deliveryHours'
  | 'isDeliveryHoursEnabled'
  | 'timeZone'
  | 'orderableFrom'
  | 'slotCapacityMinutes'
> &
  PausedBranch & { slotMinutes?: number }

export type SlotQuestion = {
  branch: SlotBranch
  orderType: OrderType
  now: Temporal.Instant
  /** The longest lead time in the cart; counts from now, not from opening. */
  leadTimeMinutes?: number
  /** What the branch needs for any order, from now until the guest has it; nothing where it does not say. */
  preparationMinutes?: number | null
  /** Slots in which the branch takes no more orders; none where its slots have no limit. */
  fullSlots?: FullSlots
  /** Minutes between two slots; the branch's own setting unless given, else 15. */
  slotMinutes?: number
}

export type AppointmentDay = { day: string; isAvailable: boolean }

/** From the first to the last time on offer; both can be chosen. */
export type AppointmentWindow = { first: Temporal.Instant; last: Temporal.Instant }

export type AppointmentProblem = 'too-early' | 'too-late' | 'closed' | 'full'

/** Days that a guest may choose from. Source: decisions 5. */
export const offeredDays = 90
/** Days ahead that any slot exists. Spec: storefront 9. */
export const slotHorizonDays = 180

const defaultSlotMinutes = 15
const roundingMs = 5 * minuteMs
const hourMs = 60 * minuteMs

/**
 * The appointment slots of one calendar day (`YYYY-MM-DD`) in the branch's zone. In each open interval
 * the slots begin at its start or at now plus lead time (never before `orderableFrom`), whichever is
 * later (nor before a pause has ended), rounded up to 5 minutes, and follow at least `slotMinutes` apart until closing, which is no slot itself:
 * the soonest comes first, those after it at the round times of the clock where the hour can be parted so.
 * Preparation counts like a lead time. What is full is left out, and the slots begin anew after it.
 * Delivery goes by the delivery hours when enabled. Hours past midnight belong to the day that the clock
 * shows. Nothing beyond 180 days. Spec: storefront 9.
 */
export function slotsOfDay(question: SlotQuestion & { day: string }): Temporal.Instant[] {
  return slotTimesOf(question, dayNumberOf(question.day)).map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms),
  )
}

/** Today and the following days, and which of them still have a slot. Spec: storefront 9. */
export function appointmentDays(question: SlotQuestion & { days?: number }): AppointmentDay[] {
  const today = localDayAt(question.now.epochMilliseconds, question.branch.timeZone)

  return Array.from({ length: question.days ?? offeredDays }, (_, ahead) => ({
    day: isoDayOf(today + ahead),
    isAvailable: slotTimesOf(question, today + ahead).length > 0,
  }))
}

/** The next slots as quick choices, at most `limit`. Source: decisions 5. */
export function nextSlots(question: SlotQuestion & { limit?: number }): Temporal.Instant[] {
  const { limit = 5 } = question
  const firstDay = localDayAt(earliestMsOf(question), question.branch.timeZone)
  const times: number[] = []

  for (let day = firstDay; day <= lastDayOf(question) && times.length < limit; day++) {
    times.push(...slotTimesOf(question, day))
  }

  return times.slice(0, limit).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms))
}

/** The first slot that is left at or after an instant; none within the horizon is undefined. */
export function nextSlotFrom(
  question: SlotQuestion & { at: Temporal.Instant },
): Temporal.Instant | undefined {
  const branch = { ...question.branch, orderableFrom: question.at.toString() }

  return nextSlots({ ...question, branch, limit: 1 })[0]
}

/** What the time picker lists when the chosen time is none: the windows of one day. Spec: storefront 5. */
export function availableWindows(question: SlotQuestion & { day: string }): AppointmentWindow[] {
  return windowsOf(question, dayNumberOf(question.day)).map(({ start, end }) => ({
    first: Temporal.Instant.fromEpochMilliseconds(start),
    last: Temporal.Instant.fromEpochMilliseconds(start + lastStepMs(end - start, roundingMs)),
  }))
}

/** Whether an order may be placed for this instant, see `whyNotAppointment`. */
export function isAppointmentAvailable(question: SlotQuestion & { at: Temporal.Instant }): boolean {
  return whyNotAppointment(question) === null
}

/**
 * Why an instant is no appointment, or null. Any time within the hours will do, not only the slots on
 * offer: their grid moves on with the clock while the guest still fills in the form.
 */
export function whyNotAppointment(
  question: SlotQuestion & { at: Temporal.Instant },
): AppointmentProblem | null {
  const { branch, at } = question
  const atMs = at.epochMilliseconds
  if (atMs < earliestMsOf(question)) return 'too-early'
  // The date comes from outside: what lies years ahead is refused before a calendar is asked.
  if (atMs - question.now.epochMilliseconds > (slotHorizonDays + 2) * dayMs) return 'too-late'

  const day = localDayAt(atMs, branch.timeZone)
  if (day > lastDayOf(question)) return 'too-late'

  const isOpen = openSpansAround(question, day).some(({ start, end }) => atMs >= start && atMs < end)
  if (!isOpen) return 'closed'
  return isSlotFull(question, atMs) ? 'full' : null
}

/** The first instant that any appointment may have: now plus what it takes, not before `orderableFrom`. */
export function earliestAppointment(question: SlotQuestion): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(earliestMsOf(question))
}

function slotTimesOf(question: SlotQuestion, day: number): number[] {
  const { timeZone } = question.branch
  const stepMs = slotStepMs(question)
  const from = epochMsOf(day, 0, timeZone)
  const until = epochMsOf(day + 1, 0, timeZone)
  const times: number[] = []
  if (day > lastDayOf(question)) return times

  for (const { start, end } of orderableSpans(question, day)) {
    // It begins with the whole span, so it runs through midnight without a jump.
    for (let at = start; at < Math.min(end, until); at = followingMs(at, stepMs)) {
      if (at >= from) times.push(at)
    }
  }

  return times
}

function followingMs(atMs: number, stepMs: number): number {
  const soonest = atMs + stepMs

  return hourMs % stepMs === 0 ? Math.ceil(soonest / stepMs) * stepMs : soonest
}

/** What of the day can still be ordered for, its start on the 5-minute grid. */
function windowsOf(question: SlotQuestion, day: number): OpenSpan[] {
  const { timeZone } = question.branch
  const from = epochMsOf(day, 0, timeZone)
  const until = epochMsOf(day + 1, 0, timeZone)
  if (day > lastDayOf(question)) return []

  return orderableSpans(question, day)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
    .filter(({ start, end }) => start < end)
}

/** The open spans that touch the day, cut to begin where ordering can begin. */
function orderableSpans(question: SlotQuestion, day: number): OpenSpan[] {
  const earliestMs = earliestMsOf(question)

  return openSpansAround(question, day)
    .map(({ start, end }) => ({ start: roundUp(Math.max(start, earliestMs)), end }))
    .filter(({ start, end }) => start < end)
    .flatMap((span) => spansWithRoom(span, question))
}

function openSpansAround(question: SlotQuestion, day: number): OpenSpan[] {
  return openSpans([hoursFor(question)], question.branch.timeZone, day - 1, day)
}

/** The hours by which an order goes: delivery by its own when enabled. */
export function hoursFor({ branch, orderType }: Pick<SlotQuestion, 'branch' | 'orderType'>): HoursEntry[] {
  return orderType === 'delivery' ? deliveryHoursOf(branch) : branch.openingHours
}

function earliestMsOf({
  branch,
  orderType,
  now,
  leadTimeMinutes = 0,
  preparationMinutes,
}: SlotQuestion): number {
  const minutes = Math.max(leadTimeMinutes, preparationMinutes ?? 0)
  const readyMs = now.epochMilliseconds + minutes * minuteMs
  const pauseEndsMs = pausedUntil(branch, orderType, now)?.epochMilliseconds ?? readyMs
  const startsMs = branch.orderableFrom
    ? Temporal.Instant.from(branch.orderableFrom).epochMilliseconds
    : readyMs

  return Math.max(readyMs, pauseEndsMs, startsMs)
}

function lastDayOf({ branch, now }: SlotQuestion): number {
  return localDayAt(now.epochMilliseconds, branch.timeZone) + slotHorizonDays
}

function slotStepMs({ branch, slotMinutes }: SlotQuestion): number {
  return Math.max(1, slotMinutes ?? branch.slotMinutes ?? defaultSlotMinutes) * minuteMs
}

/** To 5 minutes. Every zone's offset is a multiple of them, so this is the grid of the local clock as well. */
export function roundUp(epochMs: number): number {
  return Math.ceil(epochMs / roundingMs) * roundingMs
}

function lastStepMs(lengthMs: number, stepMs: number): number {
  return (Math.ceil(lengthMs / stepMs) - 1) * stepMs
}
