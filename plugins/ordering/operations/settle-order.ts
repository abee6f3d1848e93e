import type { Payload } from 'payload'

import { dueOf, type ProviderFacts } from '#domain/ordering/provider-payment.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import type { PaymentProblem } from '#domain/ordering/unsettled-payments.contract.ts'
import {
  askProvider,
  findProviderPayment,
  isAway,
  moveHeld,
  nextRefund,
  noteAsked,
  noteRest,
  type ProviderPayment,
  readLedger,
  sendRefund,
} from '#plugins/payments/payments.port.ts'

import { findOrder, type FoundOrder } from './find-order.ts'
import { judgePaymentNews } from './judge-payment-news.ts'
import { moveOrder } from './move-order.ts'

/** News that came meanwhile is asked after, too; more often it comes in its own time. */
const mostRounds = 8

type Settling = { payload: Payload; order: string; now: Temporal.Instant }

/**
 * Brings an order and its payment together, whoever asks for it: the guest who comes back, news of the provider, a move
 * of the order, the clock. The provider is asked how the payment stands, the ledger gets what it lacks, and what the
 * order asks of the payment is done, until nothing is left to do. So it may run twice, at once, late or after a kill.
 * Throws where the provider does not answer.
 */
export async function settleOrder({ payload, order, now }: Settling): Promise<FoundOrder | null> {
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = await settleOnce({ payload, order, now })
    if (!outcome?.goesOn) return outcome?.order ?? null
  }
  return findOrder(payload.db.pool, order)
}

type Outcome = { order: FoundOrder; goesOn: boolean }

async function settleOnce(settling: Settling): Promise<Outcome | null> {
  const { payload, order: id, now } = settling
  const payment = await findProviderPayment(payload.db.pool, id)
  if (!payment) {
    const order = await bookNews(settling, null, null)
    return order && { order, goesOn: false }
  }
  const note = noteOn(payload, payment, now)
  try {
    return await settleWith(settling, payment, note)
  } catch (error) {
    // Who waits for money waits no longer because its provider is away, and no other payment because this one fails.
    await bookNews(settling, payment, null)
    await note({ isOver: false, problem: isAway(error) ? 'away' : 'refused' })
    throw error
  }
}

type Note = (noted: { isOver: boolean; problem: PaymentProblem | null }) => Promise<{ hasNews: boolean }>

const noteOn =
  ({ db }: Payload, { id, news }: ProviderPayment, now: Temporal.Instant): Note =>
  (noted) =>
    noteAsked(db.pool, id, { ...noted, at: now.toString({ smallestUnit: 'millisecond' }), news })

async function settleWith(settling: Settling, payment: ProviderPayment, note: Note): Promise<Outcome | null> {
  const { payload, order: id, now } = settling
  const asked = await askProvider(payload, payment)
  const order = await bookNews(settling, payment, 'facts' in asked ? asked.facts : null)
  if (!order) return null
  if ('problem' in asked) {
    payload.logger.error({ order: id, problem: asked.problem }, 'A payment does not fit its order')
    // What was never begun has nothing to come.
    await note({
      isOver: asked.problem === 'not-begun' && isOrderEnded(order.status),
      problem: asked.problem,
    })
    return { order, goesOn: false }
  }

  const moved = await moveWhatIsDue({ payload, order, payment, ...asked, now })
  const isOver = moved === 'nothing' && hasCome(asked.facts, order)
  const { hasNews } = await note({ isOver, problem: moved === 'unclear' ? 'unclear' : null })
  return { order, goesOn: moved === 'done' || hasNews }
}

/** What is known of a payment without asking: that it has just begun. */
export function bookBeginning(settling: Settling, payment: ProviderPayment): Promise<FoundOrder | null> {
  const nothing = { authorised: 0, captured: 0, refunded: 0 }

  return bookNews(settling, payment, { state: 'open', amount: payment.amount, ...nothing })
}

async function bookNews(
  { payload, order: id, now }: Settling,
  payment: ProviderPayment | null,
  facts: ProviderFacts | null,
): Promise<FoundOrder | null> {
  const order = await findOrder(payload.db.pool, id)
  if (!order) return null

  return moveOrder({
    payload,
    order,
    now,
    mover: { kind: 'system', id: null },
    judge: judgePaymentNews(payload.db.pool, { reference: payment?.reference ?? null, facts, now }),
  })
}

type Moving = {
  payload: Payload
  order: FoundOrder
  payment: ProviderPayment
  facts: ProviderFacts
  /** In cents: what the provider itself says to have given back. */
  told: number
  now: Temporal.Instant
}

/** One thing at a time: once it is `done` the provider is asked how the payment stands then. */
async function moveWhatIsDue(moving: Moving): Promise<'nothing' | 'done' | 'unclear'> {
  const { payload, order, payment, facts, told, now } = moving
  const { pool } = payload.db
  const refund = await nextRefund(pool, payment.id)
  if (refund) return sendRefund(payload, { payment, refund, told, now })

  const lines = (await readLedger(pool, order.id)).filter((line) => line.payment === payment.reference)
  const due = dueOf(order, lines, payment.refundsOpen)
  if (!due) return 'nothing'
  if (due.kind === 'refund') await noteRest(pool, payment, { captured: facts.captured, told: facts.refunded })
  else await moveHeld(payload, payment, { kind: due.kind, amount: due.amount })
  return 'done'
}

/** Whether there is nothing to wait for. What comes by itself later, as a debit taken back, is told as news. */
const hasCome = ({ state }: ProviderFacts, order: FoundOrder): boolean =>
  isOrderEnded(order.status) && state !== 'open' && state !== 'authorised'
