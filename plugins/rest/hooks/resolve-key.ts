import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'

import { afterGrant, type Granted, whereNamed } from '#kernel/access/after-grant.ts'
import { callerOf, idOf } from '#kernel/access/caller.ts'
import { askedHost, divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { keyNearness } from '#domain/api/key-nearness.ts'
import type { KeyScope } from '#domain/api/key-scope.ts'

type Keyed = { keyField?: string; keyWithin?: KeyScope; spellKey?: (key: string) => string }
type Named = { id?: unknown }
type Twin = { id: string; branch?: unknown; division?: unknown }

/** Nobody has so many divisions or branches, and the answer is the same for more. */
const mostTwins = 200

/**
 * Lets every call that names a record by id name it by its readable key as well. Where a key is unique only within a
 * branch or a division, several records may have it: what is read and what is changed by it is then one and the same,
 * or nothing at all.
 */
export const resolveKey = afterGrant(async function resolveKey({ args, collection, req }, granted) {
  const { keyField, keyWithin, spellKey = asGiven } = collection.custom as Keyed
  const key = spellKey(String((args as Named).id))
  if (!keyWithin) return named(args, await find(req, collection.slug, whereNamed(key, granted, keyField)))

  const asked = await askedScope(req, keyWithin)
  const within: Granted = asked === null ? granted : whereNamed(asked, granted, keyWithin)
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: whereNamed(key, within, keyField),
    select: { [keyWithin]: true },
    limit: mostTwins,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return named(args, await theOneMeant(req, keyWithin, docs as Twin[]))
}, isNamedByKey)

const asGiven = (key: string): string => key

const named = <Args extends object>(args: Args, found: { id: string } | undefined): Args =>
  found ? { ...args, id: found.id } : args

const find = (req: PayloadRequest, slug: CollectionSlug, where: Where) =>
  findRecord(asSystem(req), slug, { where, select: {} })

function isNamedByKey({ args, collection }: Parameters<CollectionBeforeOperationHook>[0]): boolean {
  const { id } = args as Named
  return Boolean((collection.custom as Keyed).keyField) && typeof id === 'string' && !isUuid(id)
}

/** What `?branch=` or `?division=` names, by id or by key; null when the call names none. */
async function askedScope(req: PayloadRequest, scope: KeyScope): Promise<string | null> {
  const asked = req.query?.[scope]
  if (typeof asked !== 'string' || asked === '') return null
  if (isUuid(asked)) return asked

  const slug = scope === 'branch' ? 'branches' : 'divisions'
  const found = await findRecord(asUser(req), slug, { where: { identifier: { equals: asked } }, select: {} })
  if (!found) throw new Refused('unknown-record')

  return found.id
}

/** Several records of one key: the nearest to whoever asks, if that is one. */
async function theOneMeant(
  req: PayloadRequest,
  scope: KeyScope,
  twins: readonly Twin[],
): Promise<Twin | undefined> {
  if (twins.length < 2) return twins[0]

  const own = scope === 'branch' ? callerOf(req).branches : await ownDivision(req)
  const nearness = twins.map((twin) => keyNearness(twin[scope] ? idOf(twin[scope]) : null, own))
  const nearest = twins.filter((_, index) => nearness[index] === Math.max(...nearness))
  if (nearest.length > 1) throw new Refused('ambiguous-key', { scope })

  return nearest[0]
}

/** The same key in several divisions: that of the host that was asked, else one that names no division. */
async function ownDivision(req: PayloadRequest): Promise<string[]> {
  const division = await divisionOfHost(req, askedHost(req))

  return division ? [division.id] : []
}
