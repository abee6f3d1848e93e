import type { Payload } from 'payload'

import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'
import { smsAccountOfBranch } from '#plugins/messages/messages.port.ts'

import { orderSms } from '../jobs/order-effects.ts'
import { type MailReader, readersOf } from '../jobs/order-mail.texts.ts'
import type { FoundOrder } from './find-order.ts'
import { readNoticeSettings } from './notice-settings.ts'
import { smsNumber } from './sms-number.ts'

type Resending = { payload: Payload; order: FoundOrder; now: Temporal.Instant }

/**
 * Promises the SMS of a new order once more, to whoever can be reached, also where the branch sends none by itself: staff
 * ask for it. In the same minute they are the same promise.
 */
export async function resendOrderSms({ payload, order, now }: Resending): Promise<MailReader[]> {
  if (!arrivedStatuses.includes(order.status)) throw new Refused('order-sms-outdated')
  const { hasSms } = await readNoticeSettings(payload.db.pool, order.branch)
  if (!hasSms || !(await smsAccountOfBranch(payload, order.branch))) throw new Refused('sms-switched-off')

  const readers: MailReader[] = []
  for (const reader of readersOf('place')) {
    // Whoever took the order knows of it.
    const isWanted = reader === 'guest' || !isTakenByStaff(order.channel)
    if (isWanted && (await smsNumber(payload.db.pool, { order, reader, action: 'place' })))
      readers.push(reader)
  }
  if (readers.length === 0) throw new Refused('no-phone-number')

  const again = `again-${Math.floor(now.epochMilliseconds / 60_000)}`
  for (const reader of readers) {
    const facts = { order: order.id, version: order.version, action: 'place', reader, again }
    await promise({ payload }, orderSms, facts, `${order.id}:${order.version}:${reader}:${again}`)
  }
  return readers
}
