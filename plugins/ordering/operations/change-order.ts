import type { Payload } from 'payload'
import type { Pool } from 'pg'

import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import {
  type ChangeableName,
  changeableNames,
  changeOrder as judgeChange,
  guestNames,
  nameOfProblem,
  type OrderChangeVerdict,
} from '#domain/ordering/change-order.ts'
import type { ChangeOrderRequest } from '#domain/ordering/change-order.contract.ts'
import { whyNotChangeOrderTexts } from '#domain/ordering/change-order.texts.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { pick } from '#domain/pick.ts'
import { type ApiError, refusalText } from '#domain/refusals/refusals.ts'
import { Refused } from '#kernel/refused.ts'
import { fixedChanges } from '#plugins/rest/rest.port.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import type { FoundOrder } from './find-order.ts'
import { isAsSeen } from './is-as-seen.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import { instantText } from './order-record.ts'
import type { OrderMover } from './store-moved-order.ts'
import { toStaffOrder } from './to-staff-order.ts'

type Change = {
  payload: Payload
  order: FoundOrder
  asked: ChangeOrderRequest
  mover: OrderMover
  now: Temporal.Instant
}

/**
 * Changes what an order knows of its guest, in the version that was looked at and in no other. Who asks for what is
 * so already, as by sending the same request again, is answered with the order.
 */
export async function changeOrder({ payload, order, asked, mover, now }: Change): Promise<StaffOrder> {
  const shop = await cachedBranchShop(payload, order.branch)
  const branch = shop?.shop.branch ?? null
  const changed = await moveOrder({
    payload,
    order,
    mover,
    now,
    shown: toStaffOrder,
    judge: (current) => judge(current, { pool: payload.db.pool, asked, branch }),
  })
  return toStaffOrder(changed)
}

type Judging = { pool: Pool; asked: ChangeOrderRequest; branch: BranchView | null }

/** The record may come along as it was read; what of it cannot be changed has to be as it was. */
async function judge(order: FoundOrder, { pool, asked, branch }: Judging): Promise<MoveVerdict> {
  const { version, ...sent } = asked
  const verdict = judgeChange(order, pick(sent, changeableNames), branch)
  const differing = await differingFrom(order, sent, pool)
  const fixed = differing.filter((name) => name !== 'updatedAt')
  if (verdict.isAllowed && verdict.changed.length === 0 && fixed.length === 0) return { isNoop: true }
  const isSeen = await isAsSeen(pool, order, version ?? order.version)
  if (!isSeen || differing.includes('updatedAt')) {
    throw new Refused('changed-meanwhile', { order: toStaffOrder(order) })
  }
  if (fixed.length > 0) throw new Refused('fixed-field', {}, fixed.map(fixedField))
  if (version === undefined) throw new Refused('validation', {}, [versionMissing])
  if (!verdict.isAllowed) return refusalOf(verdict)

  return {
    action: 'change-order',
    change: pick(verdict.after, writtenNames(verdict.changed)),
    detail: { changedFields: verdict.changed },
  }
}

const rowMoments = ['createdAt', 'updatedAt']

/** What else was sent than the order has, by name. The panel's notes leave its version alone, but no moment of it. */
async function differingFrom(
  order: FoundOrder,
  sent: Record<string, unknown>,
  pool: Pool,
): Promise<string[]> {
  const others = Object.keys(sent).filter((name) => !changeableNames.some((own) => own === name))
  const moments = others.some((name) => rowMoments.includes(name)) ? await readMoments(pool, order.id) : {}
  const isFixed = () => true

  return fixedChanges({
    fields: [],
    sent: pick(sent, others),
    stored: { ...toStaffOrder(order), ...moments },
    isFixed,
    isFixedInNew: isFixed,
  })
}

async function readMoments(pool: Pool, id: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>({
    name: 'read-order-moments',
    text: `select ${instantText('created_at')} as "createdAt", ${instantText('updated_at')} as "updatedAt"
             from orders where id = $1`,
    values: [id],
  })
  return rows[0] ?? {}
}

const versionMissing: ApiError = {
  field: 'version',
  code: 'validation',
  message: whyNotChangeOrderTexts['version-missing'],
}

const fixedField = (field: string): ApiError => ({
  field,
  code: 'fixed-field',
  message: refusalText('fixed-field'),
})

function refusalOf(verdict: Exclude<OrderChangeVerdict, { isAllowed: true }>): MoveVerdict {
  switch (verdict.why) {
    case 'order-ended':
      return { why: verdict.why, message: whyNotChangeOrderTexts[verdict.why], code: 'order-not-changeable' }
    case 'not-of-this-order': {
      const { why, names } = verdict
      const message = whyNotChangeOrderTexts[why]
      throw new Refused(
        'validation',
        {},
        names.map((field) => ({ field, code: why, message })),
      )
    }
    case 'invalid': {
      const errors = verdict.problems.map((problem) => ({
        ...checkoutErrorOf(problem),
        field: nameOfProblem(problem),
      }))
      throw new Refused('validation', {}, errors)
    }
  }
}

/** Always the same few sets; a note alone never writes a guest's data again, who may have been erased meanwhile. */
function writtenNames(changed: readonly ChangeableName[]): readonly ChangeableName[] {
  if (!changed.includes('internalNote')) return guestNames

  return changed.length === 1 ? ['internalNote'] : changeableNames
}
