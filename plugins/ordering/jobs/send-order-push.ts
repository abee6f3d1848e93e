import type * as z from 'zod/mini'

import { shownTotal } from '#domain/ordering/shown-price.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { sendPush } from '#plugins/messages/messages.port.ts'

import type { orderPush } from './order-effects.ts'
import { type Notice, prepareNotice } from './prepare-notice.ts'

/** Tells one device of an order event: that of a guest who wished it, or of somebody of the team. */
export async function sendOrderPush(
  { device, ...facts }: z.output<typeof orderPush.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload, once } = delivering
  const notice = await prepareNotice(delivering, facts, Temporal.Now.instant())
  if (!notice) return
  const { order, kind, title, words } = notice
  const isGuest = facts.reader === 'guest'
  const url = isGuest
    ? `/status/${order.uid}/${order.hash}`
    : `${payload.config.routes.admin}/orders?offen=${order.id}`

  await sendPush(
    {
      kind,
      title,
      device,
      reader: isGuest ? 'guest' : 'person',
      event: once,
      about: { order: order.id, branch: order.branch },
      push: {
        title: words.subject,
        body: isGuest ? upperFirst(words.intro) : forStaff(notice),
        url,
        // What is newer about an order takes the place of what is older.
        tag: `order-${order.id}`,
        isUrgent: facts.action === 'unanswered',
      },
    },
    delivering,
  )
}

/** Nothing about the guest: a locked screen shows it to whoever passes by. */
function forStaff({ order, settings }: Notice): string {
  const total = shownTotal({ ...order, cents: order.total, isPriceHidden: false }, settings.currency)

  return `${order.branchView.name} · ${total}`
}

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
