import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { endOvertaken, mailLogoOf, sendMail } from '#plugins/messages/messages.port.ts'

import { mailAddress } from '../operations/mail-address.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { type NoticeFacts, prepareNotice } from './prepare-notice.ts'

/** Tells one reader of an order event by e-mail; without an address there is nothing to do. */
export async function sendOrderMail(facts: NoticeFacts, delivering: Delivering): Promise<void> {
  const { payload, once } = delivering
  const { action, reader } = facts
  const now = Temporal.Now.instant()
  const notice = await prepareNotice(delivering, facts, now)
  if (!notice) return
  const to = mailAddress(notice.order, notice.settings, reader)
  // What was to be sent once more waits no longer.
  if (!to) return endOvertaken(payload.db.pool, once, now)

  const { order, kind, title, settings, statusUrl, backendUrl, refunded } = notice
  const { currency, color, own } = settings
  // Whoever works there knows whose it is.
  const logo = reader === 'guest' ? await mailLogoOf(payload, order.branch) : null
  const brand = { name: order.branchView.name, color, logo }
  const mail = composeOrderMail({
    order,
    action,
    reader,
    currency,
    brand,
    own,
    refunded,
    statusUrl,
    backendUrl,
  })
  if (!mail) return endOvertaken(payload.db.pool, once, now)
  await sendMail(
    {
      kind,
      reader,
      to,
      mail,
      title,
      // The same each time, so that mail servers drop what a retry sends twice.
      messageId: `<${once.replace('order-mail:', 'order-').replaceAll(':', '-')}@theke.local>`,
      event: once,
      about: { order: order.id, branch: order.branch },
    },
    delivering,
  )
}
