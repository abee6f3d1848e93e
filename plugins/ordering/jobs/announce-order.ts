import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { canBeTakenBack, takeBackSeconds } from '#domain/ordering/take-back.ts'
import { promise } from '#kernel/outbox/promise.ts'

import { orderMail, type orderMoved, type orderPlaced } from './order-effects.ts'
import { readersOf } from './order-mail.texts.ts'

export function announcePlaced(facts: z.output<typeof orderPlaced.facts>, at: Delivering): Promise<void> {
  return announceMoved({ ...facts, action: 'place' }, at)
}

/** Promises one mail per reader of the event, so that one that fails is tried again without sending the others twice. */
export async function announceMoved(
  event: z.output<typeof orderMoved.facts>,
  { payload }: Delivering,
): Promise<void> {
  const afterSeconds = canBeTakenBack(event.action) ? takeBackSeconds : 0
  for (const reader of readersOf(event.action)) {
    const once = `${event.order}:${event.version}:${reader}`
    await promise({ payload }, orderMail, { ...event, reader }, once, { afterSeconds })
  }
}
