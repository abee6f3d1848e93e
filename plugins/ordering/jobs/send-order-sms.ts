import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { endOvertaken, sendSms } from '#plugins/messages/messages.port.ts'

import { smsNumber } from '../operations/sms-number.ts'
import { type NoticeFacts, prepareNotice } from './prepare-notice.ts'

/** Tells one reader of an order event by SMS; without a number there is nothing to do. */
export async function sendOrderSms(facts: NoticeFacts, delivering: Delivering): Promise<void> {
  const { payload, once } = delivering
  const now = Temporal.Now.instant()
  const notice = await prepareNotice(delivering, facts, now)
  if (!notice) return
  const { order, kind, title, words, settings } = notice
  const to = settings.hasSms && (await smsNumber(payload.db.pool, { ...facts, order }))
  // What was to be sent once more waits no longer.
  if (!to) return endOvertaken(payload.db.pool, once, now)

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
