import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { Refused } from '#kernel/refused.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'
import { isSlotFull } from '#domain/ordering/slot-room.ts'
import { holdsKey } from '#plugins/devices/devices.port.ts'
import type { LedgerEntry } from '#plugins/payments/payments.port.ts'
import { isVoucherRefused, type VoucherEntry } from '#plugins/vouchers/vouchers.port.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'
import { claimSlot } from './claim-slot.ts'
import { followedByVouchers, type VouchersBack } from './followed-by-vouchers.ts'
import { type FoundOrder, findOrder } from './find-order.ts'
import {
  type MovedOrder,
  type OrderChange,
  type OrderEventDetail,
  type OrderMover,
  storeMovedOrder,
} from './store-moved-order.ts'
import type { StoredQuotation } from './quotation-record.ts'
import { tellOwnOrders } from './tell-own-orders.ts'
import { toPublicOrder } from './to-public-order.ts'

/** What the rules say about an event for the order as it stands. */
export type MoveVerdict = Moving | { isNoop: true } | RefusedMove

export type Moving = {
  change: OrderChange
  action: string
  reason?: string | null
  detail?: OrderEventDetail
  offer?: StoredQuotation
  payments?: readonly LedgerEntry[]
  vouchers?: readonly VoucherEntry[]
  vouchersBack?: VouchersBack
  refundWanted?: number
}

type RefusedMove = { why: string; message: string; code?: RefusalCode }

type Move = {
  payload: Payload
  order: FoundOrder
  mover: OrderMover
  now: Temporal.Instant
  judge: (order: FoundOrder) => MoveVerdict | Promise<MoveVerdict>
  /** How often others may be faster; more where many write at one order. */
  tries?: number
  /** How a refusal shows the order as it stands. */
  shown?: (order: FoundOrder) => object
}

/**
 * Moves an order along one of its axes. The rules judge what was read, the write holds only if nothing
 * changed since; otherwise the new state is judged again. An illegal event is refused with the order.
 */
export async function moveOrder({
  payload,
  order,
  mover,
  now,
  judge,
  shown = toPublicOrder,
  tries: mostTries = 5,
}: Move): Promise<FoundOrder> {
  const pool = payload.db.pool
  let current = order

  for (let tries = 0; tries < mostTries; tries += 1) {
    const verdict = await judge(current)
    if ('isNoop' in verdict) return current
    if ('why' in verdict) throw illegalMove(shown(current), verdict)

    const at = now.toString({ smallestUnit: 'millisecond' })
    const { action, reason = null, detail = null, offer, refundWanted } = verdict
    const withVouchers = await followedByVouchers(pool, { order: current, verdict, mover, now })
    const moved = { order: current, ...withVouchers, action, mover, reason, detail, offer, refundWanted, at }
    const isStored = await storeMove({ payload, moved, now })
    if (isStored) tellOwnOrders(payload, [current])
    else await refuseWithoutKey(pool, mover, current.branch)
    current = await findAgain(payload, current.id)
    if (isStored) return current
  }
  throw new Refused('changed-meanwhile', { order: shown(current) })
}

/** Nothing is written for a device whose key was taken away since it asked. */
async function refuseWithoutKey(pool: Pool, { at }: OrderMover, branch: string): Promise<void> {
  if (!at) return
  const { rowCount } = await pool.query({
    name: 'device-holds-key',
    text: `select where ${holdsKey({ device: '$1', keyPrefix: '$2', branch: '$3::uuid' })}`,
    values: [at.id, at.keyPrefix, branch],
  })
  if (rowCount === 0) throw new Refused('wrong-device-key')
}

/** False where it has to be judged anew: the order has changed meanwhile, or a voucher that pays or was sold. */
async function storeMove({ payload, moved, now }: Omit<Proposing, 'proposed'>): Promise<boolean> {
  const proposed = moved.change.counterAppointment
  try {
    return await (proposed
      ? proposeInSlot({ payload, moved, proposed, now })
      : storeMovedOrder(payload.db.pool, moved))
  } catch (error) {
    if (isVoucherRefused(error)) return false
    throw error
  }
}

type Proposing = { payload: Payload; moved: MovedOrder; proposed: string; now: Temporal.Instant }

/** A time that is offered is kept for the order from then on, so that whoever accepts it has it. */
async function proposeInSlot({ payload, moved, proposed, now }: Proposing): Promise<boolean> {
  const { id, type, workUnits, branch: branchId } = moved.order
  const branch = await cachedBranchShop(payload, branchId)

  return claimSlot({
    pool: payload.db.pool,
    branch,
    claim: { orderType: type, units: workUnits },
    now,
    except: id,
    write: (database, fullSlots) => {
      const atMs = Temporal.Instant.from(proposed).epochMilliseconds
      if (branch && isSlotFull({ branch: branch.shop.branch, fullSlots }, atMs)) throw fullProposal()
      return storeMovedOrder(database, moved)
    },
  })
}

function fullProposal(): Refused {
  const message = 'Zu dieser Zeit sind schon alle Plätze vergeben. Bitte schlagen Sie eine andere vor.'
  return new Refused('validation', {}, [{ field: 'counterAppointment', code: 'appointment-full', message }])
}

function illegalMove(order: object, { why, message, code = 'illegal-status-change' }: RefusedMove): Refused {
  const facts = { why, order }
  return new Refused(code, facts, [{ code, message, data: facts }])
}

async function findAgain(payload: Payload, id: string): Promise<FoundOrder> {
  const order = await findOrder(payload.db.pool, id)
  if (!order) throw new Refused('unknown-order')
  return order
}
