import type { CollectionSlug } from 'payload'

import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'

import type { Cast, Person } from './cast.ts'

export type Slug = CollectionSlug & ProtectedSlug
export type Values = Record<string, unknown>
/** How a record stands to the person who asks. */
export type Place = 'own' | 'shared' | 'foreign'
export type Stored = Values & { id: string }

export const places: readonly Place[] = ['own', 'shared', 'foreign']

/** A record at each place, stored for this attempt alone. */
export async function storeAtPlaces(cast: Cast, slug: Slug, person: Person): Promise<Record<Place, Stored>> {
  const store = (place: Place) => cast.fixtures.store(slug, valuesAt(cast, place, person))

  return { own: await store('own'), shared: await store('shared'), foreign: await store('foreign') }
}

/** The fields that say where a record belongs; a collection takes those that it has. */
export function valuesAt(
  { ownBranch, foreignBranch, stranger }: Cast,
  place: Place,
  { id, asker }: Person,
): Values {
  const user = place === 'own' && asker !== 'device' ? id : stranger
  const branches = { own: [ownBranch], shared: [ownBranch, foreignBranch], foreign: [foreignBranch] }[place]

  return {
    branch: place === 'foreign' ? foreignBranch : ownBranch,
    branches,
    user,
    members: [user],
    assignees: [user],
    assignee: user,
    isPublic: place !== 'foreign',
    isEnabled: place !== 'foreign',
    _status: place === 'foreign' ? 'draft' : 'published',
    isVisibleWhenUnavailable: false,
  }
}

/** A branch is one's own by the person, not by a field of its own. */
export async function workingAt(
  { app, ownBranch }: Cast,
  { id, asker }: Person,
  { slug, own }: { slug: Slug; own: Stored },
  work: () => Promise<void>,
): Promise<void> {
  // Whoever is nobody works nowhere, and stands in for the stranger, who stays at the other branch.
  const isByPerson = asker !== 'anyone' && asker !== 'device' && asker !== 'ROLE_ADMIN'
  if (slug !== 'branches' || !isByPerson) return work()

  const employAt = (branches: string[]) =>
    app.payload.update({ collection: 'users', id, data: { branches }, overrideAccess: true })
  await employAt([ownBranch, own.id])
  await work()
  await employAt([ownBranch])
}
