import type { PayloadRequest, Where } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'

/** The division that a host belongs to, else the default one; null while there is none at all. */
export async function findDivision(req: PayloadRequest, host: string): Promise<Division | null> {
  const { docs } = await req.payload.find({
    collection: 'divisions',
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'createdAt',
    ...asSystem(req),
  })
  const name = host.toLowerCase().replace(/:\d+$/, '')

  return docs.find(({ hosts }) => hosts?.includes(name)) ?? docs.find(({ isDefault }) => isDefault) ?? null
}

/** What belongs to a division; the default one also owns what names none. */
export function ofDivision(division: Division | null): Where {
  if (!division) return { division: { exists: false } }

  const own: Where = { division: { equals: division.id } }
  return division.isDefault ? { or: [own, { division: { exists: false } }] } : own
}

/** Drafts are seen by nobody but the staff, whatever they say of themselves. */
export const isShown: Where = { and: [{ isPublic: { equals: true } }, { _status: { equals: 'published' } }] }

/** The pages that visitors of a division may see. */
export function publicPagesOf(division: Division | null): Where {
  return { and: [isShown, ofDivision(division)] }
}
