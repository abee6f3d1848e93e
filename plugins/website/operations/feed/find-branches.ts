import type { PayloadRequest } from 'payload'

import type { Branch, Division } from '#cms/payload-types.ts'
import { ownedBy } from '#collections/shared/divisions.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

const shownFields = {
  identifier: true,
  name: true,
  street: true,
  zipCode: true,
  city: true,
  phone: true,
  latitude: true,
  longitude: true,
  timeZone: true,
  openingHours: true,
  deliveryHours: true,
  isDeliveryHoursEnabled: true,
  closedMessage: true,
} as const

type ShownBranch = Pick<Branch, 'id' | keyof typeof shownFields>

/** As many as a section shows. */
const mostBranches = 20

/** The public branches that a section names, in its order; without any all those of the division, by their names. */
export async function findBranches(
  req: PayloadRequest,
  chosen: unknown,
  division: Division | null,
): Promise<ShownBranch[]> {
  const ids = idsIn(chosen)
  const docs = await findRecords(asSystem(req), 'branches', {
    where: {
      and: [{ isPublic: { equals: true } }, ids.length > 0 ? { id: { in: ids } } : ownedBy(division)],
    },
    select: shownFields,
    sort: 'name',
    limit: mostBranches,
  })
  if (ids.length === 0) return docs

  return docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Whatever somebody may be typing. */
export const idsIn = (chosen: unknown): string[] =>
  (Array.isArray(chosen) ? chosen : [chosen]).flatMap((each: unknown) => {
    const id = each === null || each === undefined ? '' : idOf(each)
    return isUuid(id) ? [id] : []
  })
