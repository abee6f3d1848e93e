import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { transactionOf } from '#collections/shared/hold-until-commit.ts'

import type { LiveBus } from './live-bus.ts'
import { liveMessages } from './live-message.ts'

/** What other plugins and the server may call: tell that something changed, and hear it. */
export { canHear } from './can-hear.ts'
export { createLiveBus } from './live-bus.ts'
export type { LiveBus } from './live-bus.ts'
export { liveChannel } from './live-message.ts'
export { notifyTags } from './notify-tags.ts'

/** Announces changed tags of a Local API write: on the transaction of `req`, so it cannot overtake the commit. */
export async function notifyTagsOf(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const db = await transactionOf(req)

  for (const message of liveMessages(tags)) await db.execute(sql`select pg_notify('theke', ${message})`)
}

// The admin bundle loads this module a second time; one Payload instance must still see one bus.
const registry = Symbol.for('theke.live-buses')
type Registry = { [registry]?: WeakMap<Payload, LiveBus> }

/** Gives a Payload instance its bus; without one, caches are bypassed and event streams end at once. */
export function attachLiveBus(payload: Payload, bus: LiveBus): void {
  const holder = globalThis as Registry
  holder[registry] ??= new WeakMap()
  holder[registry].set(payload, bus)
}

export function liveBusOf(payload: Payload): LiveBus | undefined {
  return (globalThis as Registry)[registry]?.get(payload)
}
