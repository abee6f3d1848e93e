import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { sendSms } from '#plugins/messages/messages.port.ts'

import { smsNumber } from '../operations/sms-number.ts'
import { type NoticeFacts, prepareNotice } from './prepare-notice.ts'

/** Tells one reader of an order event by SMS; without a number there is nothing to do. */
export async function sendOrderSms(facts: NoticeFacts, delivering: Delivering): Promise<void> {
  const { payload, once } = delivering
  const notice = await prepareNotice(delivering, facts, Temporal.Now.instant())
  if (!notice?.settings.hasSms) return
  const { order, kind, title, words } = notice
  const to = await smsNumber(payload.db.pool, { ...facts, order })
  if (!to) return

  await sendSms(
    {
      kind,
      title,
      to,
      reader: facts.reader,
      event: once,
      text: words.sms,
      about: { order: order.id, branch: order.branch },
    },
    delivering,
  )
}
