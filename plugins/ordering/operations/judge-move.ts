import { isProposalOver, moveCounterAppointment } from '#domain/ordering/order-status-counter.ts'
import { isQuotationOpen, quotationLeftBehind } from '#domain/ordering/order-status-quotation.ts'
import { quotationOpenText } from '#domain/ordering/quotation.texts.ts'
import { moveOrder as judgeStatus, type OrderAction, type OrderActor } from '#domain/ordering/order-status.ts'
import { whyNotMoveTexts } from '#domain/ordering/order-status.texts.ts'
import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

type Asked = { action: OrderAction; actor: OrderActor; reason?: string | null; now: Temporal.Instant }

/**
 * What an action of the life cycle changes; an open proposal of another time or of a price ends with it. While a price
 * waits for its guest nobody confirms the request at another one.
 */
export function judgeOrderAction(order: OrderRecord, { action, actor, reason, now }: Asked): MoveVerdict {
  const move = judgeStatus(order, { action, actor })
  if (!move.isAllowed) return { why: move.why, message: whyNotMoveTexts[move.why] }
  if (move.isNoop) return { isNoop: true }
  if (action === 'confirm' && isQuotationOpen(order, now)) return quotationOpen

  return {
    action,
    reason: reason ?? null,
    change: {
      status: move.to,
      ...(order.counterAppointmentStatus === 'open' ? { counterAppointmentStatus: 'expired' } : {}),
      ...quotationLeftBehind(order, isQuotationOpen(order, now) ? actor : 'system'),
      ...(action === 'reject' ? { rejectionMessage: reason || null } : {}),
    },
  }
}

/** Staff offer another time; the order waits for the guest's answer. The same offer again changes nothing. */
export function judgeProposal(
  order: OrderRecord,
  counterAppointment: string,
  now: Temporal.Instant,
): MoveVerdict {
  const move = moveCounterAppointment(order, { action: 'propose', actor: 'staff' })
  if (!move.isAllowed) return { why: move.why, message: proposalTexts.propose }

  const isSame = order.counterAppointment === counterAppointment
  if (move.isNoop && isSame) return { isNoop: true }
  if (isQuotationOpen(order, now)) return quotationOpen
  return { action: 'propose', change: { counterAppointmentStatus: move.to, counterAppointment } }
}

/** The guest takes the offered time. The shop has already agreed to it, so the order is confirmed as well. */
export function judgeAcceptance(order: OrderRecord, now: Temporal.Instant): MoveVerdict {
  if (order.counterAppointmentStatus === 'accepted') return { isNoop: true }

  const answer = moveCounterAppointment(order, { action: 'accept', actor: 'guest' })
  const confirmation = judgeStatus(order, { action: 'confirm', actor: 'system' })
  if (!answer.isAllowed) return { why: answer.why, message: proposalTexts.answer }
  if (!confirmation.isAllowed) return { why: confirmation.why, message: proposalTexts.answer }
  if (isProposalOver(order.counterAppointment, now)) return { why: 'too-late', message: proposalTexts.over }

  return {
    action: 'accept',
    change: {
      counterAppointmentStatus: answer.to,
      appointmentDate: order.counterAppointment,
      promisedAt: order.counterAppointment,
      status: confirmation.to,
    },
  }
}

/** The guest refuses the offered time, which cancels the order. Spec: storefront 4. */
export function judgeDecline(order: OrderRecord): MoveVerdict {
  if (order.counterAppointmentStatus === 'declined') return { isNoop: true }

  const answer = moveCounterAppointment(order, { action: 'decline', actor: 'guest' })
  const cancellation = judgeStatus(order, { action: 'cancel', actor: 'guest' })
  if (!answer.isAllowed) return { why: answer.why, message: proposalTexts.answer }
  if (!cancellation.isAllowed) return { why: cancellation.why, message: proposalTexts.answer }

  return { action: 'decline', change: { counterAppointmentStatus: answer.to, status: cancellation.to } }
}

/** The guest is asked one thing at a time. */
const quotationOpen = { why: 'quotation-open', message: quotationOpenText }

const proposalTexts = {
  propose: 'Für diese Bestellung kann kein anderer Termin mehr vorgeschlagen werden.',
  answer: 'Für diese Bestellung liegt kein offener Terminvorschlag vor.',
  over: 'Dieser Termin ist leider schon vorbei. Bitte melden Sie sich bei uns, oder lehnen Sie ihn ab und bestellen Sie neu.',
}
