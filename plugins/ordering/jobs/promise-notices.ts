import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { callsStaff } from '#domain/ordering/order-notices.ts'
import { type Promised, promised, promiseTogether } from '#kernel/outbox/promise.ts'
import { devicesToTellOf, type ToldDevices } from '#plugins/messages/messages.port.ts'

import { orderMail, orderPush, orderSms } from './order-effects.ts'
import { type MailReader, readersOf } from './order-mail.texts.ts'

type Event = { order: string; version: number; action: string; appointment?: string }
/** What follows from each move of an order, and what its branch wishes to be told and to tell. */
export type Wishes = {
  sellsVouchers: boolean
  isPaidOnline: boolean
  hasSms: boolean
  smsEvents: string[]
  hasOrderPhone: boolean
  hasAlarmPhone: boolean
  /** How long after the end of an order its guest is asked how it was; null for never. */
  reviewMinutes: number | null
  devices: ToldDevices
}
type Told = { occasion: string | number; afterSeconds?: number }

/**
 * Promises one message for each reader and way of an event, so that one that fails is tried again without sending the
 * others twice. The occasion names the event among those of its order.
 */
export async function promiseNotices({ db: { pool } }: Payload, event: Event, told: Told): Promise<void> {
  const wishes = await readWishes(pool, event.order)
  if (wishes) await promiseTogether(pool, noticesOf(event, { ...told, wishes }))
}

/** The same, for whoever promises more besides. */
export function noticesOf(
  event: Event,
  { occasion, afterSeconds = 0, wishes }: Told & { wishes: Wishes },
): Promised[] {
  const { order, action } = event
  const readers = readersOf(action)
  if (readers.length === 0 || (action === 'completed' && wishes.reviewMinutes === null)) return []

  const wait = action === 'completed' ? (wishes.reviewMinutes ?? 0) * 60 : afterSeconds
  const notices: Promised[] = []
  for (const reader of readers) {
    const facts = { ...event, reader }
    const once = `${order}:${occasion}:${reader}`
    if (goesBySms(reader, action, wishes)) notices.push(promised(orderSms, facts, once, wait))
    for (const device of devicesFor(reader, action, wishes.devices)) {
      const onDevice = `${order}:${occasion}:${device}`
      notices.push(promised(orderPush, { ...facts, device }, onDevice, wait))
    }
    notices.push(promised(orderMail, facts, once, wait))
  }

  return notices
}

function goesBySms(reader: MailReader, action: string, wishes: Wishes): boolean {
  if (!wishes.hasSms) return false
  if (reader === 'guest') return wishes.smsEvents.includes(action)
  if (action === 'unanswered') return wishes.hasAlarmPhone || wishes.hasOrderPhone

  return action === 'place' && wishes.hasOrderPhone
}

const devicesFor = (reader: MailReader, action: string, devices: ToldDevices): string[] =>
  reader === 'guest' || callsStaff(action) ? devices[reader] : []

export async function readWishes(pool: Pool, order: string): Promise<Wishes | null> {
  const { rows } = await pool.query<Wishes>({
    name: 'wishes-of-order',
    text: `select o.items @? '$[*].voucher' as "sellsVouchers",
                  exists(select from provider_payments where order_id = o.id) as "isPaidOnline",
                  coalesce(c.enable_plugin_s_m_s, false) as "hasSms",
                  array(select value::text from branches_sms_events where parent_id = b.id) as "smsEvents",
                  coalesce(b.order_notification_phone, '') <> '' as "hasOrderPhone",
                  coalesce(b.alarm_phone, '') <> '' as "hasAlarmPhone",
                  b.review_minutes::int as "reviewMinutes", ${devicesToTellOf('o')} as devices
             from orders o join branches b on b.id = o.branch_id left join config c on true where o.id = $1`,
    values: [order],
  })
  return rows[0] ?? null
}
