import type { Payload } from 'payload'

import { changeItem, type WhyNotChangeItem } from '#domain/ordering/change-order-item.ts'
import { whyNotChangeItemTexts } from '#domain/ordering/change-order-item.texts.ts'
import type { ChangedItem } from '#domain/ordering/order-history.contract.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { isQuotationOpen } from '#domain/ordering/order-status-quotation.ts'
import { quotationOpenText } from '#domain/ordering/quotation.texts.ts'
import { pick } from '#domain/pick.ts'
import { isRefused, Refused } from '#kernel/refused.ts'

import { type FoundOrder, findOrder } from './find-order.ts'
import { isAsSeen, isNoWordOfKitchen } from './is-as-seen.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import type { ItemRequest, OrderMover } from './store-moved-order.ts'
import { toPublicOrder } from './to-public-order.ts'

type Change = {
  payload: Payload
  order: FoundOrder
  asked: ItemRequest
  mover: OrderMover
  now: Temporal.Instant
}

/**
 * Changes a line of an order. Who names the version that they looked at changes none but that one, whatever the kitchen
 * has said since; the same request sent again finds that it was this very change which made the next version, and is answered alike.
 */
export async function changeOrderItem({ payload, order, asked, mover, now }: Change): Promise<FoundOrder> {
  try {
    return await moveOrder({
      payload,
      order,
      mover,
      now,
      judge: (current) => judgeItem(payload, current, { asked, now }),
    })
  } catch (error) {
    const isOutdated = isRefused(error) && error.code === 'changed-meanwhile'
    const done = isOutdated && (await findAsked(payload, order.id, asked))
    if (done) return done
    throw error
  }
}

type Judged = Pick<Change, 'asked' | 'now'>

async function judgeItem(payload: Payload, order: FoundOrder, { asked, now }: Judged): Promise<MoveVerdict> {
  if (asked.version !== undefined && !(await isAsSeen(payload.db.pool, order, asked.version))) {
    throw new Refused('changed-meanwhile', { order: toPublicOrder(order) })
  }
  const verdict = changeItem(order, asked.index, asked)
  if (!verdict.isAllowed) return refusalOf(verdict.why)
  if (verdict.isNoop) return { isNoop: true }
  // Accepting the offer would undo it.
  if (isQuotationOpen(order, now)) return quotationOpen

  const before = order.items[asked.index]
  const after = asked.remove ? null : (verdict.sale.items[asked.index] ?? null)
  return {
    action: 'change-item',
    change: verdict.sale,
    detail: {
      asked,
      ...(before && {
        changedItem: {
          item: before.name,
          before: stateOf(before),
          after: after && stateOf(after),
          total: { before: order.total, after: verdict.sale.total },
        },
      }),
    },
  }
}

const quotationOpen: MoveVerdict = {
  why: 'quotation-open',
  message: quotationOpenText,
  code: 'order-not-changeable',
}

const stateOf = (item: OrderItem): ChangedItem['before'] =>
  pick(item, ['amount', 'unit', 'weighed', 'gross', 'comment'])

function refusalOf(why: WhyNotChangeItem): MoveVerdict {
  const message = whyNotChangeItemTexts[why]
  switch (why) {
    case 'unknown-item':
      return { why, message, code: 'unknown-item' }
    case 'order-ended':
    case 'last-item':
    case 'payment-begun':
      return { why, message, code: 'order-not-changeable' }
    case 'not-weighed':
      throw invalid('weighed', why, message)
    case 'amount-not-whole':
    case 'order-too-large':
      throw invalid('amount', why, message)
  }
}

const invalid = (field: string, code: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, code, message }])

/** The order, if what was done to it first after the version that was asked for came from the same request. */
async function findAsked(payload: Payload, id: string, asked: ItemRequest): Promise<FoundOrder | null> {
  const { rowCount } = await payload.db.pool.query({
    name: 'find-asked-change',
    text: `select 1 from order_events
            where order_id = $1 and action = 'change-item' and detail -> 'asked' = $3::jsonb
              and version = (select min(version) from order_events
                              where order_id = $1 and version > $2 and ${isNoWordOfKitchen})`,
    values: [id, asked.version ?? 0, JSON.stringify(asked)],
  })
  return rowCount === 1 ? findOrder(payload.db.pool, id) : null
}
