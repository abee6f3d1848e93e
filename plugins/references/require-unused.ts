import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'

import { findUsages } from './find-usages.ts'

const mostNamed = 5

/** Refuses where other records name the given one, and tells which. */
export async function requireUnused(req: PayloadRequest, slug: string, id: string): Promise<void> {
  const usages = await findUsages(req, slug, id)
  if (usages.length === 0) return

  const named = usages.filter(({ title }) => title !== null).slice(0, mostNamed)
  throw new Refused('still-in-use', {
    usedBy: named.map(({ collection, entity, id: userId, title }) => ({
      collection,
      id: userId,
      title,
      entity,
    })),
    more: usages.length - named.length,
  })
}
