import type { PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { idOf } from '#kernel/access/caller.ts'

const mostBranches = 1000

/** By which clock each branch works, by its id, and the house: the first branch of whoever asks, or the oldest one. */
export async function readZones(
  req: PayloadRequest,
): Promise<{ house: string; zones: Readonly<Record<string, string>> }> {
  const branches = await findRecords(asSystem(req), 'branches', {
    select: { timeZone: true },
    sort: 'createdAt',
    limit: mostBranches,
  })
  const zones = Object.fromEntries(branches.map(({ id, timeZone }) => [id, timeZone]))
  const [own] = req.user?.collection === 'users' ? (req.user.branches ?? []) : []
  const house = (own && zones[idOf(own)]) ?? branches[0]?.timeZone ?? usualZone

  return { house, zones }
}

/** Where a record has no branch, times are those of the house. */
export const zoneOfHouse = async (req: PayloadRequest): Promise<string> => (await readZones(req)).house
