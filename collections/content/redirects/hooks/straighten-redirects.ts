import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { asSystem, withContext } from '#kernel/access/on-behalf.ts'
import { drawerOf } from '#kernel/capability/drawer.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { arrivalOf, planRedirect, type Redirect } from '#domain/content/redirects.ts'

import { metIn, ownFirst, type RedirectScope, scopeOf } from './redirect-scopes.ts'

type Stored = Redirect & { id: string; isEnabled?: boolean | null; division?: unknown }

const notes = drawerOf<{ isRetargeting: boolean }>('redirects')

/** Longer ways cannot be stored, so this only bounds the search. */
const mostHops = 50

/** Shortens chains and refuses circles before a redirect is stored. */
export const straightenRedirect: CollectionBeforeChangeHook<Stored> = async ({ data, originalDoc, req }) => {
  const redirect = { ...originalDoc, ...data } as Stored
  if (redirect.isEnabled === false || !redirect.target) return data

  const ends = new Set<string | null>()
  for (const world of await worldsMeeting(redirect, req)) {
    const plan = planRedirect(redirect, await wayFrom(redirect, world, req), world.hosts)
    if (!plan) throw leadsBack()
    ends.add(plan.target)
  }

  // Where divisions go on from there in different ways, each goes its own.
  const [end] = ends
  return ends.size === 1 && end !== undefined ? { ...data, target: end } : data
}

/** Older redirects that led to this one's start now lead to its end. */
export const retargetOlder: CollectionAfterChangeHook<Stored> = async ({ doc, req }) => {
  if (doc.isEnabled === false || !doc.target || notes(req).isRetargeting) return

  const older = await leadingTo(doc, req)
  const plan = planRedirect(doc, older)
  const ids = older.filter(({ path }) => plan?.retargeted.includes(path)).map(({ id }) => id)
  if (ids.length > 0) await retarget(ids, plan?.target ?? null, req)
}

async function retarget(ids: string[], target: string | null, req: PayloadRequest): Promise<void> {
  const apart = withContext(req, {})
  notes(apart).isRetargeting = true
  await req.payload.update({
    collection: 'redirects',
    where: { id: { in: ids } },
    data: { target },
    depth: 0,
    ...asSystem(apart),
  })
}

/** Visitors of one division, or of none, and the hosts by which they come. */
type World = { scope: RedirectScope; hosts: string[] }

/** Whose visitors meet a redirect: those of its division, or those of every division. */
async function worldsMeeting(redirect: Stored, req: PayloadRequest): Promise<World[]> {
  const scope = scopeOf(redirect)
  const all = await readDivisions(req)
  const divisions = all.map(({ id, hosts, isDefault }) => ({
    scope: id,
    hosts: [...(hosts ?? []), ...(isDefault ? installationHosts() : [])],
  }))
  if (scope === null) return [{ scope, hosts: installationHosts() }, ...divisions]

  return divisions.filter((division) => division.scope === scope)
}

/** Any host that no division names is the default one's; this one is known. */
function installationHosts(): string[] {
  const address = publicAddress()

  return address === null ? [] : [new URL(address).hostname]
}

/** The redirects that lie on the way from the target, one after the other. */
async function wayFrom(redirect: Stored, { scope, hosts }: World, req: PayloadRequest): Promise<Stored[]> {
  const way: Stored[] = []
  const placeOf = (target: string | null) => (target === null ? null : arrivalOf(target, hosts))
  let next = placeOf(redirect.target)
  while (next !== null && way.length < mostHops && !way.some(({ path }) => path === next)) {
    const [hop] = ownFirst(await findEnabled({ and: [{ path: { equals: next } }, metIn(scope)] }, req))
    if (!hop || hop.id === redirect.id) break
    way.push(hop)
    next = placeOf(hop.target)
  }

  return way
}

/** Those of the same division; one for all also leads on whoever has no other one at its address. */
async function leadingTo(redirect: Stored, req: PayloadRequest): Promise<Stored[]> {
  const { path, id } = redirect
  const scope = scopeOf(redirect)
  const others = await findEnabled({ or: [{ target: { equals: path } }, { path: { equals: path } }] }, req)
  const elsewhere = new Set(others.filter((other) => other.path === path && other.id !== id).map(scopeOf))

  return others.filter((other) => {
    const isMet = scope === null ? !elsewhere.has(scopeOf(other)) : scopeOf(other) === scope
    return other.target === path && other.id !== id && isMet
  })
}

async function findEnabled(where: Where, req: PayloadRequest): Promise<Stored[]> {
  const docs = await findRecords(asSystem(req), 'redirects', {
    where: { and: [where, { isEnabled: { equals: true } }] },
    limit: 500,
  })

  return docs as Stored[]
}

function leadsBack(): Refused {
  const message = 'Dieser Redirect führt im Kreis.'

  return new Refused('validation', {}, [{ message, field: 'target', code: 'validation' }])
}
