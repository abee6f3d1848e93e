import type { LiveBus } from './live-bus.ts'

/** Gets all tags of the message, also those of others. */
type Hear = (told: readonly string[]) => void
type Heard = { byTag: Map<string, Set<Hear>>; leave: () => void }

const heardOn = new WeakMap<LiveBus, Heard>()

/**
 * Hears, once for each message, that any of these tags was told. However many hear, a message is looked up by its own
 * tags: with thousands of guests who follow an order each, nearly none of them is meant.
 */
export function hearTags(bus: LiveBus, tags: readonly string[], hear: Hear): () => void {
  const heard = heardOn.get(bus) ?? listenOn(bus)
  for (const tag of tags) heard.byTag.set(tag, (heard.byTag.get(tag) ?? new Set()).add(hear))

  return () => {
    for (const tag of tags) {
      const hears = heard.byTag.get(tag)
      hears?.delete(hear)
      if (hears?.size === 0) heard.byTag.delete(tag)
    }
    if (heard.byTag.size > 0 || heardOn.get(bus) !== heard) return
    heardOn.delete(bus)
    heard.leave()
  }
}

function listenOn(bus: LiveBus): Heard {
  const byTag: Heard['byTag'] = new Map()
  const leave = bus.subscribe(({ tags }) => {
    const meant = new Set(tags.flatMap((tag) => [...(byTag.get(tag) ?? [])]))
    for (const hear of meant) hear(tags)
  })
  const heard = { byTag, leave }
  heardOn.set(bus, heard)

  return heard
}
