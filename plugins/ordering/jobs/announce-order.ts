import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { canBeTakenBack, takeBackSeconds } from '#domain/ordering/take-back.ts'
import { setsOffPrinting } from '#domain/ordering/printing/auto-print.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { slipsDue } from '#plugins/printing/printing.port.ts'

import { orderMail, type orderMoved, type orderPlaced } from './order-effects.ts'
import { readersOf } from './order-mail.texts.ts'

export function announcePlaced(facts: z.output<typeof orderPlaced.facts>, at: Delivering): Promise<void> {
  return announceMoved({ ...facts, action: 'place' }, at)
}

/** Promises slips on paper, and one mail per reader of the event, so that one that fails is tried again without sending the others twice. */
export async function announceMoved(
  event: z.output<typeof orderMoved.facts>,
  { payload }: Delivering,
): Promise<void> {
  const { order, version, action } = event
  // First, for a kitchen waits for it: who is written to does not.
  if (setsOffPrinting(action)) {
    await promise({ payload }, slipsDue, { order, version }, `${order}:${version}`)
  }
  const afterSeconds = canBeTakenBack(event.action) ? takeBackSeconds : 0
  for (const reader of readersOf(event.action)) {
    const once = `${event.order}:${event.version}:${reader}`
    await promise({ payload }, orderMail, { ...event, reader }, once, { afterSeconds })
  }
}
