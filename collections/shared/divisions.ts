import type { PayloadRequest, Where } from 'payload'

import type { Division } from '#cms/payload-types.ts'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** The division that a host belongs to, else the default one; null while there is none at all. Decisions 1. */
export async function divisionOfHost(req: PayloadRequest, host: string): Promise<Division | null> {
  return divisionAmong(await readDivisions(req), host)
}

/** The one of them that a host belongs to, else the default one. */
export function divisionAmong<Some extends Pick<Division, 'hosts' | 'isDefault'>>(
  all: readonly Some[],
  host: string,
): Some | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')

  return all.find(({ hosts }) => hosts?.includes(name)) ?? defaultOf(all)
}

/** The host that visitors asked for: behind a gateway that renames it the header says another one. */
export function askedHost({ url }: Pick<PayloadRequest, 'url'>): string {
  return url && URL.canParse(url) ? new URL(url).host : ''
}

/** The division that a record names, else the default one. */
export async function divisionNamed(req: PayloadRequest, named: unknown): Promise<Division | null> {
  const all = await readDivisions(req)

  return named ? (all.find(({ id }) => id === idOf(named)) ?? null) : defaultOf(all)
}

/** What belongs to a division; the default one also owns what names none. */
export function ownedBy(division: Pick<Division, 'id' | 'isDefault'> | null): Where {
  if (!division) return { division: { exists: false } }

  const own: Where = { division: { equals: division.id } }
  return division.isDefault ? { or: [own, { division: { exists: false } }] } : own
}

function defaultOf<Some extends Pick<Division, 'isDefault'>>(all: readonly Some[]): Some | null {
  return all.find(({ isDefault }) => isDefault) ?? null
}

/** There are few of them, so one statement reads all. */
export async function readDivisions(req: PayloadRequest): Promise<Division[]> {
  return findRecords(asSystem(req), 'divisions', { limit: 200, sort: 'createdAt' })
}
