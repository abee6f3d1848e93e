import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { readSignsOfStretches, readStretches, type Since, type StoredStretch } from './work-record.ts'

type Worked = {
  stretches: readonly StoredStretch[]
  /** Says who, of which time and which rows; never the same for others. */
  source: string
}

/** By their source, as many as there are sheets. */
const kept = new LRUCache<string, Worked>({ max: 600 })

/**
 * What people have worked, each since an instant of their own and all until one (ms). Only the sign of it is read where
 * the very same rows were read before, for to read them takes most of what a month takes.
 */
export async function readKeptStretches(
  req: PayloadRequest,
  asked: readonly Since[],
  untilMs: number,
): Promise<Map<string, Worked>> {
  const signs = await readSignsOfStretches(req, asked, untilMs)
  const sources = new Map(
    asked.map(({ user, sinceMs }) => [user, [user, sinceMs, untilMs, signs.get(user)].join(' ')]),
  )
  const known = new Map(
    [...sources].flatMap(([user, source]): [string, Worked][] => {
      const worked = kept.get(source)
      return worked ? [[user, worked]] : []
    }),
  )
  const others = asked.filter(({ user }) => !known.has(user))
  if (others.length === 0) return known
  const read = await readStretches(req, others, untilMs)
  for (const [user, source] of sources) {
    if (known.has(user)) continue
    const worked = { stretches: read.get(user) ?? [], source }
    kept.set(source, worked)
    known.set(user, worked)
  }

  return known
}
