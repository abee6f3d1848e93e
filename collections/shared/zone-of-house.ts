import type { PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { idOf } from '#kernel/access/caller.ts'

const mostBranches = 1000

type Zones = { house: string; zones: Readonly<Record<string, string>> }

const read = new WeakMap<PayloadRequest, Promise<Zones>>()

/**
 * By which clock each branch works, by its id, and the house: the first branch of whoever asks, or the oldest one.
 * Parts of one view share what was read.
 */
export function readZones(req: PayloadRequest): Promise<Zones> {
  const known = read.get(req) ?? findZones(req)
  read.set(req, known)

  return known
}

async function findZones(req: PayloadRequest): Promise<Zones> {
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
