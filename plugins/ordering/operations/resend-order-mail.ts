import type { Payload } from 'payload'

import { arrivedStatuses } from '#domain/ordering/order-status.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { orderMail } from '../jobs/order-effects.ts'
import { type MailReader, readersOf } from '../jobs/order-mail.texts.ts'
import type { FoundOrder } from './find-order.ts'
import { mailAddress } from './mail-address.ts'
import { readNoticeSettings } from './notice-settings.ts'

type Resending = { payload: Payload; order: FoundOrder; now: Temporal.Instant }

/** Promises the mails of a new order once more, to whoever can be reached; in the same minute they are the same promise. */
export async function resendOrderMail({ payload, order, now }: Resending): Promise<MailReader[]> {
  if (!arrivedStatuses.includes(order.status)) throw new Refused('order-mail-outdated')

  const settings = await readNoticeSettings(payload.db.pool, order.branch)
  const readers = readersOf('place').filter((reader) => {
    // Whoever took the order knows of it.
    const isWanted = reader === 'guest' || !isTakenByStaff(order.channel)
    return isWanted && mailAddress(order, settings, reader)
  })
  if (readers.length === 0) throw new Refused('no-mail-address')

  const again = `again-${Math.floor(now.epochMilliseconds / 60_000)}`
  for (const reader of readers) {
    const facts = { order: order.id, version: order.version, action: 'place', reader, again }
    await promise({ payload }, orderMail, facts, `${order.id}:${order.version}:${reader}:${again}`)
  }
  return readers
}
