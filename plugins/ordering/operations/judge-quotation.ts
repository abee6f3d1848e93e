import { isSameQuotation, type NewQuotation } from '#domain/ordering/make-quotation.ts'
import { moveOrder as judgeStatus, type OrderActor } from '#domain/ordering/order-status.ts'
import { moveQuotation, quotationStatusAt } from '#domain/ordering/order-status-quotation.ts'
import type { Quoted } from '#domain/ordering/order-history.contract.ts'
import type { Quotation } from '#domain/ordering/order.contract.ts'
import { whyNotQuotationTexts } from '#domain/ordering/quotation.texts.ts'
import { pick } from '#domain/pick.ts'

import type { FoundOrder } from './find-order.ts'
import type { MoveVerdict } from './move-order.ts'

/** Staff answer a request with a price; the same offer again changes nothing. Money that has moved was for another one. */
export function judgeOffer(order: FoundOrder, offer: NewQuotation, now: Temporal.Instant): MoveVerdict {
  const held = asHeld(order, now)
  const move = moveQuotation(held, { action: 'quote', actor: 'staff' })
  if (!move.isAllowed) return { why: move.why, message: whyNotQuotationTexts['not-a-request'] }
  if (order.paymentStatus !== 'none') return paymentBegun.staff

  const before = order.quotation
  if (move.isNoop && before && isSameQuotation(before, offer)) return { isNoop: true }
  const made = { ...offer, number: (before?.number ?? 0) + 1 }
  return {
    action: 'quote',
    change: {
      quotationStatus: move.to,
      quotationValidUntil: offer.validUntil,
      // The guest is asked one thing at a time.
      ...(order.counterAppointmentStatus === 'open' && { counterAppointmentStatus: 'expired' as const }),
    },
    detail: { quoted: quotedOf(made) },
    offer: { ...made, asked: order.items },
  }
}

/** Staff take back the offer that is out; the request stays open. */
export function judgeWithdrawal(order: FoundOrder, number: number, now: Temporal.Instant): MoveVerdict {
  return judgeAnswer(order, { action: 'withdraw-quotation', actor: 'staff', number, now })
}

/**
 * The guest, or staff for them, take the price: the order becomes what was offered and is confirmed by that. Whoever
 * looks at another revision than the newest has not agreed to it.
 */
export function judgeQuotationAcceptance(
  order: FoundOrder,
  { actor, number, now }: { actor: OrderActor; number: number; now: Temporal.Instant },
): MoveVerdict {
  const answer = judgeAnswer(order, { action: 'accept-quotation', actor, number, now })
  const offer = order.quotation
  if (!('change' in answer) || !offer) return answer
  const confirmation = judgeStatus(order, { action: 'confirm', actor: 'system' })
  if (!confirmation.isAllowed) return refusal(order, now)
  if (order.paymentStatus !== 'none') return paymentBegun[actor === 'guest' ? 'guest' : 'staff']

  return { ...answer, change: { ...answer.change, ...soldBy(offer), status: confirmation.to } }
}

/** The guest does not want it at that price; the house may offer another one or close the request. */
export function judgeQuotationDecline(
  order: FoundOrder,
  { number, reason, now }: { number: number; reason: string | null; now: Temporal.Instant },
): MoveVerdict {
  const answer = judgeAnswer(order, { action: 'decline-quotation', actor: 'guest', number, now })

  return 'change' in answer ? { ...answer, reason } : answer
}

/** What has been so by its time is written down, once. */
export function judgeQuotationExpiry(order: FoundOrder, now: Temporal.Instant): MoveVerdict {
  const isOver = quotationStatusAt(order, now) === 'expired'
  const move = moveQuotation(order, { action: 'expire-quotation', actor: 'system' })
  if (!isOver || !move.isAllowed || move.isNoop || !order.quotation) return { isNoop: true }

  return {
    action: 'expire-quotation',
    change: { quotationStatus: move.to },
    detail: { quoted: quotedOf(order.quotation) },
  }
}

type Answer = {
  action: 'withdraw-quotation' | 'accept-quotation' | 'decline-quotation'
  actor: OrderActor
  number: number
  now: Temporal.Instant
}

function judgeAnswer(order: FoundOrder, { action, actor, number, now }: Answer): MoveVerdict {
  const held = asHeld(order, now)
  const move = moveQuotation(held, { action, actor })
  const offer = order.quotation
  if (offer && offer.number !== number && held.quotationStatus === 'offered') {
    return { why: 'quotation-changed', message: whyNotQuotationTexts.changed }
  }
  if (!offer || offer.number !== number || !move.isAllowed) return refusal(order, now)
  if (move.isNoop) return { isNoop: true }

  return { action, change: { quotationStatus: move.to }, detail: { quoted: quotedOf(offer) } }
}

/** Why an answer is not taken, by where the offer stands. */
function refusal(order: FoundOrder, now: Temporal.Instant): MoveVerdict {
  const status = quotationStatusAt(order, now)
  const isStale = status === 'offered' || status === 'none'

  return {
    why: isStale ? 'not-a-request' : `quotation-${status}`,
    message: whyNotQuotationTexts[isStale ? 'not-a-request' : status],
  }
}

const asHeld = (order: FoundOrder, now: Temporal.Instant): FoundOrder => ({
  ...order,
  quotationStatus: quotationStatusAt(order, now),
})

/** What becomes of the order: its price is exact now, and an offered time is promised. */
const soldBy = (offer: Quotation) => ({
  ...pick(offer, ['items', 'taxes', 'goodsGross', 'total']),
  isEstimated: false,
  ...(offer.appointment && { appointmentDate: offer.appointment, promisedAt: offer.appointment }),
})

const quotedOf = ({ number, total }: Quotation): Quoted => ({ number, total })

const begun = { why: 'payment-begun', code: 'order-not-changeable' } as const

/** Who has to do something about it is the house. */
const paymentBegun = {
  guest: { ...begun, message: 'Für diese Anfrage wurde schon bezahlt. Bitte melden Sie sich bei uns.' },
  staff: { ...begun, message: 'Für diese Anfrage wurde schon bezahlt. Geben Sie das Geld zuerst zurück.' },
}
