import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { attachCache } from '#kernel/live/cache-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { openCache } from '#kernel/live/open-cache.ts'

import type { TestApp } from './test-app.ts'

/** Has the product of a test hear of changes and keep what it has read, as the server does. */
export async function keepLive(app: TestApp): Promise<LiveBus> {
  const bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
  const nowMs = () => Temporal.Now.instant().epochMilliseconds
  attachCache(app.payload, openCache(bus, { maxBytes: 64 * 2 ** 20, nowMs }))

  return bus
}
