import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type * as z from 'zod/mini'

import { filledWords, wordsOf } from '#domain/operations/messages/message-texts.ts'
import type { TextParts } from '#domain/operations/messages/message-text.ts'
import { isMessageKind, type MessageKind } from '#domain/operations/messages/message-terms.ts'
import { quietSpanAt } from '#domain/operations/messages/quiet-hours.ts'
import { canWait } from '#domain/ordering/order-notices.ts'
import { hasReachedHouse } from '#domain/ordering/order-projection.ts'
import { canBeTakenBack, takenBack } from '#domain/ordering/take-back.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { Later } from '#kernel/outbox/later.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { endOvertaken } from '#plugins/messages/messages.port.ts'

import { findOrderToTell, type FoundOrder } from '../operations/find-order.ts'
import type { NoticeSettings } from '../operations/notice-settings.ts'
import { asOffered, isOwnDoing } from './compose-order-mail.ts'
import { isMailOutdated } from './is-mail-outdated.ts'
import type { orderMail } from './order-effects.ts'
import { textNameOf, thingOf } from './order-mail.texts.ts'
import { orderValues } from './order-values.ts'

export type NoticeFacts = z.output<typeof orderMail.facts>

/** All that is said of an event to one reader, whichever way it goes. */
export type Notice = {
  order: FoundOrder
  kind: MessageKind
  /** What it is about, in the words of the log. */
  title: string
  words: TextParts
  settings: NoticeSettings
  statusUrl: string | null
  backendUrl: string | null
  /** In cents: what went back with the event. */
  refunded: number | null
}

/**
 * What is to be said now of something that was promised, or null where it was overtaken, taken back or concerns nobody
 * any more. What can wait is put off until the quiet hours are over.
 */
export async function prepareNotice(
  { payload, once }: Pick<Delivering, 'payload' | 'once'>,
  facts: NoticeFacts,
  now: Temporal.Instant,
): Promise<Notice | null> {
  const notice = await noticeOf(payload, facts, now)
  // A try before this one may have left it in the middle.
  if (!notice) await endOvertaken(payload.db.pool, once, now)

  return notice
}

async function noticeOf(payload: Payload, facts: NoticeFacts, now: Temporal.Instant): Promise<Notice | null> {
  const { pool } = payload.db
  const { action, reader } = facts
  const found = await findOrderToTell(pool, facts.order)
  if (!found || (await isIdle(pool, found, facts, now))) return null
  const { settings, ...order } = found
  const name = textNameOf(reader, action, order)
  if (!name || (action === 'completed' && !settings.hasReviews)) return null
  if (canWait(action)) waitWhileQuiet(order, settings, now)

  const links = linksOf(payload, order)
  const refunded = await refundedBy(pool, facts)
  const told = {
    order: asOffered({ order, action }),
    reader,
    currency: settings.currency,
    refunded,
    ...links,
  }
  const words = filledWords(wordsOf(name, settings.own), orderValues(told))
  const kind = `order-${action}`
  if (!isMessageKind(kind)) throw new Error(`No kind of message tells of ${action}`)

  return {
    order,
    kind,
    words,
    settings,
    refunded,
    ...links,
    title: `${thingOf(order)} Nr. ${order.ticketNumber}`,
  }
}

/** Whether there is nothing to say: what was promised no longer holds, or its reader knows of it. */
async function isIdle(
  pool: Pool,
  order: FoundOrder,
  facts: NoticeFacts,
  now: Temporal.Instant,
): Promise<boolean> {
  const { action, reader, version, appointment } = facts
  // The house hears nothing of an order that came to nothing before it was paid.
  if (reader === 'branch' && !hasReachedHouse(order)) return true
  if (appointment !== undefined && order.appointmentDate !== appointment) return true
  // Whoever was kept waiting by a server is not reminded of what is over.
  if (action === 'remind' && appointment !== undefined && isPast(appointment, now)) return true
  if (isMailOutdated(order, action) || isOwnDoing({ order, action, reader })) return true

  return wasOvertaken(pool, { id: order.id, version, action })
}

const isPast = (appointment: string | null, now: Temporal.Instant): boolean =>
  appointment !== null && Temporal.Instant.compare(Temporal.Instant.from(appointment), now) <= 0

function waitWhileQuiet(order: FoundOrder, { quiet }: NoticeSettings, now: Temporal.Instant): void {
  const span = quietSpanAt(now, quiet, order.branchView.timeZone)
  if (!span) return

  // Not everything that has waited at the same moment.
  const afterSeconds = span.until.since(now).total('seconds') + Math.random() * 600
  throw new Later('It is quiet', { afterSeconds })
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

async function refundedBy(pool: Pool, { order, version, action }: NoticeFacts): Promise<number | null> {
  if (action !== 'refund' && action !== 'refund-partly') return null
  const { rows } = await pool.query<{ refunded: number | null }>(
    `select (detail ->> 'refunded')::int as refunded from order_events where order_id = $1 and version = $2`,
    [order, version],
  )
  return rows[0]?.refunded ?? null
}

/** Without the address of the installation a message carries no links rather than broken ones. */
function linksOf({ config }: Payload, order: FoundOrder): Pick<Notice, 'statusUrl' | 'backendUrl'> {
  const address = publicAddress()
  if (!address) return { statusUrl: null, backendUrl: null }

  return {
    statusUrl: `${address}/status/${order.uid}/${order.hash}`,
    backendUrl: `${address}${config.routes.admin}/collections/orders/${order.id}`,
  }
}
