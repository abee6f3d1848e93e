import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { readSignsOfStretches, readStretches, type Since, type StoredStretch } from './work-record.ts'

type Worked = {
  stretches: readonly StoredStretch[]
  /** Says who, of which time and which rows; never the same for others. Null where it is not to be kept. */
  source: string | null
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
  // Of whom there are no rows there is no sign either.
  const sourceOf = ({ user, sinceMs }: Since, sign: string | null = '') =>
    sign === null ? null : [user, sinceMs, untilMs, sign].join(' ')
  const known = new Map<string, Worked>()
  const others: Since[] = []
  for (const each of asked) {
    const source = sourceOf(each, signs.get(each.user))
    const worked = source === null ? undefined : kept.get(source)
    if (worked) known.set(each.user, worked)
    else others.push(each)
  }
  if (others.length === 0) return known
  const read = await readStretches(req, others, untilMs)
  for (const each of others) {
    // By what was read, for that may be newer than the sign before.
    const { stretches = [], sign } = read.get(each.user) ?? {}
    const worked = { stretches, source: sourceOf(each, sign) }
    if (worked.source !== null) kept.set(worked.source, worked)
    known.set(each.user, worked)
  }

  return known
}
