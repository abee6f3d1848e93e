import type { Access, AccessArgs, CollectionSlug, GlobalConfig, Where } from 'payload'

import { type Deed, deeds, type Grant } from '#domain/people/rights.ts'
import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { devicePurposesOf } from '#domain/people/rights/device-purposes.data.ts'

import { idsOf } from '../ids-of.ts'
import { type Caller, callerOf } from '#kernel/access/caller.ts'
import { commonScopes, type Scope, type Scopes } from './scopes.ts'

/** Payload's access functions for a collection of the rights table; `scopes` says what a grant means there. */
export function accessOf(slug: ProtectedSlug, scopes: Partial<Scopes> = {}): Record<Deed, Access> {
  const known = { ...commonScopes, ...scopes }
  const entries = deeds.map((deed) => [deed, (args: AccessArgs) => answer(slug, deed, known, args)] as const)

  return Object.fromEntries(entries) as Record<Deed, Access>
}

/** The same for a global, which has nothing to create, delete or divide. */
export function accessOfGlobal(slug: ProtectedSlug): NonNullable<GlobalConfig['access']> {
  const may = (deed: Deed) => (args: AccessArgs) => grantsOf(slug, deed, callerOf(args.req)).includes('all')

  return { read: may('read'), update: may('update') }
}

/** The grants that a caller holds for a deed, over all of their roles. */
function grantsOf(slug: ProtectedSlug, deed: Deed, { askers, purpose }: Caller): Grant[] {
  const purposes: readonly string[] | undefined = devicePurposesOf[slug]
  const isFit = !purposes || purposes.includes(purpose ?? '')

  return askers.filter((asker) => asker !== 'device' || isFit).map((asker) => allRights[slug][asker][deed])
}

async function answer(
  slug: ProtectedSlug,
  deed: Deed,
  scopes: Scopes,
  { req, data }: AccessArgs,
): Promise<boolean | Where> {
  const caller = callerOf(req)
  const grants = grantsOf(slug, deed, caller)
  if (grants.includes('all')) return true

  const isWrite = deed === 'create' || deed === 'update'
  const held = grants
    .flatMap((grant) => (grant === 'all' || grant === 'none' ? [] : [scopes[grant]]))
    .filter((scope) => !isWrite || scope.holds(caller, incomingOf(data), deed))
  if (held.length === 0) return false
  if (deed === 'create') return true
  if (deed === 'read') return { or: held.map((scope) => scope.where(caller)) }

  return { or: await Promise.all(held.map((scope) => whereToWrite(scope))) }

  async function whereToWrite(scope: Scope): Promise<Where> {
    const own = scope.where(caller)
    if (!scope.foreign) return own

    // "All of its branches are mine" has no words in a where-query, so what is shared is left out by id;
    // and one condition on a list of relations cannot stand beside another one on the same list.
    const collection = slug as CollectionSlug
    const mine = await idsOf(req, collection, own)
    const shared =
      mine.length === 0
        ? []
        : await idsOf(req, collection, { and: [{ id: { in: mine } }, scope.foreign(caller)] })
    return shared.length === 0 ? own : { and: [own, { id: { not_in: shared } }] }
  }
}

/** Payload asks with whatever a body holds, before anybody has looked whether it is a record. */
function incomingOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}
