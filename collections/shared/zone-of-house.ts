import type { Payload, PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import { idOf } from '#kernel/access/caller.ts'
import { kept } from '#kernel/live/kept.ts'
import { noteRead } from '#kernel/live/readings.ts'

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

async function findZones({ payload, user }: PayloadRequest): Promise<Zones> {
  const branches = await branchesWithZones(payload)
  const zones = Object.fromEntries(branches.map(({ id, zone }) => [id, zone ?? usualZone]))
  const [own] = user?.collection === 'users' ? (user.branches ?? []) : []
  const [oldest] = branches
  const house = (own && zones[idOf(own)]) ?? oldest?.zone ?? usualZone

  return { house, zones }
}

type Branch = { id: string; zone: string | null }

/** Asked of the table, and kept until a branch changes, for each call of figures begins with it. */
async function branchesWithZones(payload: Payload): Promise<readonly Branch[]> {
  const branches = await kept({
    payload,
    key: 'zones of branches',
    read: async () => {
      noteRead(['branches'])
      const { rows } = await payload.db.pool.query<Branch>({
        name: 'zones-of-branches',
        text: 'select id, time_zone::text as zone from branches order by created_at',
      })
      return rows
    },
    bytesOf: (rows) => 200 * rows.length,
  })
  return branches ?? []
}

/** Where a record has no branch, times are those of the house. */
export const zoneOfHouse = async (req: PayloadRequest): Promise<string> => (await readZones(req)).house
