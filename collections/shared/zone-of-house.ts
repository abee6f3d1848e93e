import type { PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
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

/** Asked of the table, for each call of figures begins with it. */
async function findZones({ payload, user }: PayloadRequest): Promise<Zones> {
  const { rows } = await payload.db.pool.query<{ id: string; zone: string | null }>({
    name: 'zones-of-branches',
    text: `select id, time_zone::text as zone from branches order by created_at limit ${mostBranches}`,
  })
  const zones = Object.fromEntries(rows.map(({ id, zone }) => [id, zone ?? usualZone]))
  const [own] = user?.collection === 'users' ? (user.branches ?? []) : []
  const [oldest] = rows
  const house = (own && zones[idOf(own)]) ?? oldest?.zone ?? usualZone

  return { house, zones }
}

/** Where a record has no branch, times are those of the house. */
export const zoneOfHouse = async (req: PayloadRequest): Promise<string> => (await readZones(req)).house
