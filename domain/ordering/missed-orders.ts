import { statusesAtWork } from './order-status.ts'
import type { CounterAppointmentStatus, OrderStatus, QuotationStatus } from './order-terms.ts'

/** When orders count as missed, as their branch has set it. */
export type MissedRule = {
  /** Longer than this nobody waits for an answer to an order that is wanted now. */
  confirmationMinutes: number
  /** So much later than promised an order may be handed over. */
  missedAfterMinutes: number
}

/** For branches that leave it open. Source: decision 83. */
export const usualMissedRule: MissedRule = { confirmationMinutes: 15, missedAfterMinutes: 15 }

/** An order for which no time was said was wanted at once; what is still at work after this was forgotten. */
export const unpromisedMinutes = 120

/** Nobody answered the guest in time, or nobody handed over or closed the order by its time. */
export const missedReasons = ['unanswered', 'overdue'] as const
export type MissedReason = (typeof missedReasons)[number]

/** Instants as ISO text, as orders are stored. */
export type WaitingOrder = {
  status: OrderStatus
  placedAt: string
  promisedAt?: string | null
  appointmentDate?: string | null
  counterAppointmentStatus?: CounterAppointmentStatus
  quotationStatus?: QuotationStatus
}

/** What lies before these instants is missed, see `isMissedOrder`. */
type MissedBounds = { due: Temporal.Instant; placed: Temporal.Instant; answered: Temporal.Instant }

/** The rule of a branch; what it leaves open is as usual. */
export function missedRuleOf(branch: Partial<Record<keyof MissedRule, number | null>>): MissedRule {
  return {
    confirmationMinutes: branch.confirmationMinutes ?? usualMissedRule.confirmationMinutes,
    missedAfterMinutes: branch.missedAfterMinutes ?? usualMissedRule.missedAfterMinutes,
  }
}

export function missedBounds(rule: MissedRule, now: Temporal.Instant): MissedBounds {
  return {
    due: now.subtract({ minutes: rule.missedAfterMinutes }),
    placed: now.subtract({ minutes: unpromisedMinutes }),
    answered: answerBound(rule, now),
  }
}

const answerBound = ({ confirmationMinutes }: MissedRule, now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ minutes: confirmationMinutes })

/**
 * Whether an order wants somebody because its time went by: it is still at work after it should have been handed
 * over, or nobody answered it in time. One for later is answered in time as long as its time has not come.
 */
export const isMissedOrder = (order: WaitingOrder, rule: MissedRule, now: Temporal.Instant): boolean =>
  whyMissed(order, rule, now) !== null

/** Why the order wants somebody, what its guest waits for first of all; null as long as there is time. */
export function whyMissed(order: WaitingOrder, rule: MissedRule, now: Temporal.Instant): MissedReason | null {
  if (!statusesAtWork.includes(order.status)) return null
  if (isAnswerOverdue(order, rule, now)) return 'unanswered'

  const { due, placed } = missedBounds(rule, now)
  const dueAt = order.promisedAt ?? order.appointmentDate

  // Without a time it is the answer that may be late, until there is one: a guest may take days for a price.
  const isLate = dueAt
    ? isBefore(dueAt, due)
    : order.status !== 'awaiting' && isBefore(order.placedAt, placed)
  return isLate ? 'overdue' : null
}

/** Whether the guest of an order that is wanted now waits too long for an answer; another time or a price was one. */
export function isAnswerOverdue(order: WaitingOrder, rule: MissedRule, now: Temporal.Instant): boolean {
  return (
    order.status === 'awaiting' &&
    order.counterAppointmentStatus !== 'open' &&
    order.quotationStatus !== 'offered' &&
    !order.appointmentDate &&
    isBefore(order.placedAt, answerBound(rule, now))
  )
}

function isBefore(at: string, bound: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(at), bound) < 0
}
