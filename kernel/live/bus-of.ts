import type { LiveBus } from './live-bus.ts'
import { onePerPayload } from './one-per-payload.ts'

const buses = onePerPayload<LiveBus>('theke.live-buses')

/** Gives a Payload instance its bus; without one, caches are bypassed and event streams end at once. */
export const attachLiveBus = buses.attach

export const liveBusOf = buses.of
