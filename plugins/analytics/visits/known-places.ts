import type { Payload, PayloadRequest } from 'payload'

import { divisionAmong, readDivisions } from '#collections/shared/divisions.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'

/** Branches by the name that their addresses carry, divisions by host, and by whose clock their visits are counted. */
export type KnownPlaces = {
  branches: ReadonlyMap<string, string>
  /** Null while there is no division at all. */
  divisionOf: (host: string) => string | null
  zoneOf: (division: string | null) => string
}

const freshMs = 60_000
const kept = new WeakMap<Payload, { at: number; places: Promise<KnownPlaces> }>()

/** A new branch, or another host, is counted as its own within a minute. */
export function knownPlaces(req: PayloadRequest, nowMs: number): Promise<KnownPlaces> {
  const { payload } = req
  const known = kept.get(payload)
  if (known && Math.abs(nowMs - known.at) < freshMs) return known.places
  const places = readPlaces(req)
  kept.set(payload, { at: nowMs, places })
  places.catch(() => kept.delete(payload))

  return places
}

async function readPlaces(req: PayloadRequest): Promise<KnownPlaces> {
  const divisions = await readDivisions(req)
  const { rows } = await req.payload.db.pool.query<{
    id: string
    slug: string
    division: string | null
    timeZone: string | null
  }>({
    name: 'places-of-visits',
    text: `select id, lower(identifier) as slug, division_id as division, time_zone as "timeZone" from branches order by created_at, id`,
  })
  const zones = new Map<string | null, string>()
  for (const { division, timeZone } of rows.toReversed()) zones.set(division, timeZone ?? usualZone)
  const first = rows[0]?.timeZone ?? usualZone

  return {
    branches: new Map(rows.map(({ id, slug }) => [slug, id])),
    divisionOf: (host) => divisionAmong(divisions, host)?.id ?? null,
    zoneOf: (division) => zones.get(division) ?? first,
  }
}

/** The branch whose shop a page is of. */
export function branchOfPage(page: string, { branches }: KnownPlaces): string | undefined {
  const name = /^\/store\/([^/]+)/.exec(page)?.[1]

  return name === undefined ? undefined : branches.get(name)
}
