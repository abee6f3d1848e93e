import type { Quoted } from '#domain/ordering/order-history.contract.ts'
import type { PaymentAction } from '#domain/ordering/order-status-payment.ts'
import type { QuotationAction } from '#domain/ordering/order-status-quotation.ts'
import { type OrderAction, type OrderActor, toStatusOf } from '#domain/ordering/order-status.ts'
import type { OrderStatus, OrderType } from '#domain/ordering/order-terms.ts'

import type { Chance } from './chance.ts'

export type OrderEvent = {
  version: number
  action: 'place' | OrderAction | QuotationAction | PaymentAction
  from: OrderStatus | null
  to: OrderStatus
  actor: OrderActor
  reason: string | null
  at: string
  detail?: { quoted: Quoted } | { refunded: number }
}

type Step = { action: OrderAction; actor: OrderActor; minutes: number; reason?: string }

const reasons = [
  'Leider ist uns der Teig ausgegangen.',
  'Heute Abend schaffen wir keine Lieferung mehr in dieses Gebiet.',
  'Der Ofen macht gerade Pause. Bitte versuchen Sie es morgen wieder.',
]

/** Lives an order's life as far as `now` lets it: an order placed minutes ago is still in the kitchen. */
export function runOrder({
  type,
  rideMinutes,
  placedAt,
  now,
  chance,
}: {
  type: OrderType
  /** To the guest, where it is brought. */
  rideMinutes: number
  placedAt: Temporal.Instant
  now: Temporal.Instant
  chance: Chance
}): { status: OrderStatus; rejectionMessage: string | null; events: OrderEvent[] } {
  const events: OrderEvent[] = [
    {
      version: 1,
      action: 'place',
      from: null,
      to: 'awaiting',
      actor: 'guest',
      reason: null,
      at: textOf(placedAt),
    },
  ]
  let status: OrderStatus = 'awaiting'
  let at = placedAt

  for (const { action, actor, minutes, reason = null } of planSteps({ type, rideMinutes, chance })) {
    at = at.add({ minutes, seconds: chance.whole(60) })
    if (Temporal.Instant.compare(at, now) >= 0) break

    const to = toStatusOf(action)
    events.push({ version: events.length + 1, action, from: status, to, actor, reason, at: textOf(at) })
    status = to
  }

  return { status, rejectionMessage: status === 'rejected' ? (events.at(-1)?.reason ?? null) : null, events }
}

type Planned = { type: OrderType; rideMinutes: number; chance: Chance }

/** Now and then the kitchen is behind. */
const shareOfRushes = 0.08

const lateReasons = [
  'Der Gast hat angerufen und abgesagt.',
  'An der Adresse war niemand.',
  'Doppelt bestellt.',
]

/** After so many minutes the clock takes an order away that nobody has answered. */
const unansweredMinutes = 240

function planSteps({ type, rideMinutes, chance }: Planned): Step[] {
  const fate = chance.share()
  if (fate < 0.02) return [{ action: 'cancel', actor: 'guest', minutes: 1 + chance.whole(2) }]
  if (fate < 0.05)
    return [{ action: 'reject', actor: 'staff', minutes: 2 + chance.whole(5), reason: chance.one(reasons) }]
  if (fate < 0.055) return [{ action: 'expire', actor: 'system', minutes: unansweredMinutes }]
  if (fate < 0.07) {
    return [
      { action: 'confirm', actor: 'staff', minutes: 1 + chance.whole(5) },
      { action: 'cancel', actor: 'staff', minutes: 4 + chance.whole(20), reason: chance.one(lateReasons) },
    ]
  }

  const cooking = 12 + chance.whole(14) + (chance.share() < shareOfRushes ? 15 + chance.whole(15) : 0)
  const common: Step[] = [
    { action: 'confirm', actor: 'staff', minutes: 1 + chance.whole(5) },
    { action: 'in-delivery', actor: 'staff', minutes: cooking },
  ]
  const handover = 3 + chance.whole(12)
  if (type !== 'delivery') return [...common, { action: 'completed', actor: 'staff', minutes: handover }]

  return [
    ...common,
    {
      action: 'delivered',
      actor: 'staff',
      minutes: 2 + Math.round(rideMinutes * (0.8 + 0.6 * chance.share())),
    },
    { action: 'completed', actor: 'staff', minutes: handover },
  ]
}

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
