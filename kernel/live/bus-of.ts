import type { Payload } from 'payload'

import type { LiveBus } from './live-bus.ts'

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
