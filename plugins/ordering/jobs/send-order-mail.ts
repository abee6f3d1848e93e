import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import type * as z from 'zod/mini'

import { hasReachedHouse } from '#domain/ordering/order-projection.ts'
import { isMessageKind } from '#domain/operations/messages/message-terms.ts'
import { canBeTakenBack, takenBack } from '#domain/ordering/take-back.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { sendMail } from '#plugins/messages/messages.port.ts'
import type { MailBrand } from '#plugins/messages/templates.port.ts'
import { findOrder, type FoundOrder } from '../operations/find-order.ts'
import { mailAddress } from '../operations/mail-address.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { orderMail } from './order-effects.ts'
import { thingOf } from './order-mail.texts.ts'

/** Tells one reader of an order event by e-mail; without an address there is nothing to do. */
export async function sendOrderMail(
  { order: id, version, action, reader, again }: z.output<typeof orderMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload } = delivering
  const order = await findOrder(payload.db.pool, id)
  // The house hears nothing of an order that came to nothing before it was paid.
  if (order && reader === 'branch' && !hasReachedHouse(order)) return
  const to = order && (await mailAddress(payload.db.pool, order, reader))
  if (!order || !to || (await wasOvertaken(payload.db.pool, { id, version, action }))) return

  const currency = await currencyOf(payload)
  const brand = await brandOf(payload.db.pool, order)
  const mail = composeOrderMail({ order, action, reader, currency, brand, ...linksOf(payload, order) })
  if (!mail) return
  // The same Message-ID each time lets mail servers drop what a retry sends twice.
  const told = [id, version, reader, ...(again ? [again] : [])]
  const messageId = `<order-${told.join('-')}@theke.local>`
  const kind = `order-${action}`
  if (!isMessageKind(kind)) throw new Error(`No kind of message tells of ${action}`)
  await sendMail(
    {
      kind,
      reader,
      to,
      mail,
      messageId,
      event: `${orderMail.name}:${told.join(':')}`,
      title: `${thingOf(order)} Nr. ${order.ticketNumber}`,
      about: { order: id, branch: order.branch },
    },
    delivering,
  )
}

/** Whether a mail would tell of what was a slip, or of an offer whose successor has a mail of its own. */
const wasOvertaken = async (pool: Pool, step: Step): Promise<boolean> =>
  (await wasTakenBack(pool, step)) || (await wasReplaced(pool, step))

type Step = { id: string; version: number; action: string }

async function wasTakenBack(pool: Pool, { id, version, action }: Step): Promise<boolean> {
  if (!canBeTakenBack(action)) return false
  const { rowCount } = await pool.query(
    'select from order_events where order_id = $1 and version = $2 and action = $3',
    [id, version + 1, takenBack],
  )
  return rowCount === 1
}

async function wasReplaced(pool: Pool, { id, version, action }: Step): Promise<boolean> {
  if (action !== 'quote') return false
  const { rowCount } = await pool.query(
    'select from order_events where order_id = $1 and version > $2 and action = $3 limit 1',
    [id, version, action],
  )
  return rowCount === 1
}

/** The branch under its own name, in the colour of its division. */
async function brandOf(pool: Pool, { branch, branchView }: FoundOrder): Promise<MailBrand> {
  const { rows } = await pool.query<{ color: string | null }>(
    `select d.theme_color1 as color from branches b join divisions d on d.id = b.division_id where b.id = $1`,
    [branch],
  )
  return { name: branchView.name, color: rows[0]?.color ?? null }
}

async function currencyOf(payload: Payload): Promise<string> {
  const req = await createLocalReq({}, payload)
  const { currency } = await payload.findGlobal({
    slug: 'config',
    depth: 0,
    select: { currency: true },
    ...asSystem(req),
  })
  return currency
}

/** Without the address of the installation a mail carries no links rather than broken ones. */
function linksOf(
  { config }: Payload,
  order: FoundOrder,
): { statusUrl: string | null; backendUrl: string | null } {
  const address = publicAddress()
  if (!address) return { statusUrl: null, backendUrl: null }

  return {
    statusUrl: `${address}/status/${order.uid}/${order.hash}`,
    backendUrl: `${address}${config.routes.admin}/collections/orders/${order.id}`,
  }
}
