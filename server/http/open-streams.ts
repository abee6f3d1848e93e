import type { ServerResponse } from 'node:http'

import { limitKey } from '#domain/operations/limit-key.ts'

/** How many streams one client, and all of them together, may have open in this process; 0 means any number. */
export type StreamLimits = { perClient: number; total: number }

/** Answers that stay open for as long as the client listens; a shutdown has to end them itself. */
export type OpenStreams = {
  /** Holds the answer until it is over; false where that would be one too many. */
  admit: (res: ServerResponse) => boolean
  endAll: () => void
  count: () => number
}

export function createOpenStreams({ perClient, total }: StreamLimits): OpenStreams {
  const open = new Set<ServerResponse>()
  const countOf = new Map<string, number>()

  const count = (client: string, change: 1 | -1) => {
    const left = (countOf.get(client) ?? 0) + change
    if (left > 0) countOf.set(client, left)
    else countOf.delete(client)
  }

  return {
    admit: (res) => {
      const client = clientOf(res)
      if (isFull(open.size, total) || isFull(countOf.get(client) ?? 0, perClient)) return false

      open.add(res)
      count(client, 1)
      res.once('close', () => {
        open.delete(res)
        count(client, -1)
      })
      return true
    },
    endAll: () => {
      for (const res of open) res.end()
    },
    count: () => open.size,
  }
}

const isFull = (size: number, most: number): boolean => most > 0 && size >= most

/** Express puts the address there that its proxies vouch for. */
function clientOf({ req }: ServerResponse): string {
  const { ip } = req as { ip?: string }
  return limitKey(ip)
}
