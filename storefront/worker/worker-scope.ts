import type { PrecacheEntry } from 'serwist'

import type { WorkerMessage } from './worker-messages.ts'

/** As much of a worker's surroundings as ours uses: TypeScript's own list cannot stand beside that of a page. */
export type WorkerScope = {
  __SW_MANIFEST: PrecacheEntry[]
  location: Location
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<{ url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: LastingEvent) => void): void
    (type: 'message', hear: (event: WorkerMessageEvent) => void): void
  }
}

export type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type WorkerMessageEvent = LastingEvent & {
  data: WorkerMessage
  source: { id: string } | null
  ports: readonly MessagePort[]
}

/** The page that a navigation will become, by its id. */
export type NavigationEvent = LastingEvent & { resultingClientId?: string }
