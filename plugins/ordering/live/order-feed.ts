import type { Pool } from 'pg'

import { isUuid } from '#domain/api/is-uuid.ts'
import type { ViewerNews } from '#domain/ordering/order-viewers.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'

import { readStaffOrders } from '../operations/list-orders.ts'
import { viewerIn } from './viewer-tags.ts'

/** `gap` says that something may have been missed, `end` that nothing more will be told. */
export type FeedHearer = {
  branches: ReadonlySet<string>
  tell: (orders: StaffOrder[]) => void
  /** Where people look, who see one another; a screen on the wall is nobody. */
  tellViewer?: (news: ViewerNews) => void
  gap: () => void
  end: () => void
}

type Feed = { hearers: Set<FeedHearer>; end: () => void }

const feeds = new WeakMap<LiveBus, Feed>()

/**
 * Hears of every order of some branches that is placed or changed, as it is then. A process reads each of them once,
 * however many listen; what changes while it reads is read together afterwards.
 */
export function joinOrderFeed(bus: LiveBus, pool: Pool, hearer: FeedHearer): () => void {
  const feed = feeds.get(bus) ?? openFeed(bus, pool)
  feeds.set(bus, feed)
  feed.hearers.add(hearer)

  return () => {
    if (!feed.hearers.delete(hearer) || feed.hearers.size > 0) return
    feeds.delete(bus)
    feed.end()
  }
}

function openFeed(bus: LiveBus, pool: Pool): Feed {
  const hearers = new Set<FeedHearer>()
  const changed = new Set<string>()
  let isReading = false
  // Whoever hears that it is over leaves, so the set changes under way.
  const toAll = (say: (hearer: FeedHearer) => void) => Array.from(hearers).forEach(say)

  const tellChanged = async () => {
    if (isReading) return
    isReading = true
    try {
      while (changed.size > 0) {
        const ids = [...changed]
        changed.clear()
        const orders = await readStaffOrders(pool, ids)
        toAll(({ branches, tell }) => {
          const own = orders.filter(({ branch }) => branches.has(branch))
          if (own.length > 0) tell(own)
        })
      }
    } catch {
      toAll(({ gap }) => gap())
    } finally {
      isReading = false
    }
  }

  const subscriptions = [
    bus.subscribe(({ tags }) => {
      for (const tag of tags) if (isUuid(idIn(tag))) changed.add(idIn(tag))
      void tellChanged()
      toAll((hearer) => tags.forEach((tag) => tellViewerIn(tag, hearer)))
    }),
    bus.onGap(() => toAll(({ gap }) => gap())),
    bus.onClose(() => toAll(({ end }) => end())),
  ]
  return { hearers, end: () => subscriptions.forEach((leave) => leave()) }
}

const idIn = (tag: string): string => (tag.startsWith('orders:') ? tag.slice('orders:'.length) : '')

function tellViewerIn(tag: string, { branches, tellViewer }: FeedHearer): void {
  const news = tellViewer && viewerIn(tag, branches)
  if (news) tellViewer(news)
}
