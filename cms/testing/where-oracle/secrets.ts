import type { CollectionSlug, TypedUser } from 'payload'

import type { Asker } from '#domain/people/rights.ts'

import type { Cast } from '../access-matrix/cast.ts'

/** A record of each collection at the branch of the cast; of people and devices one that has all its secrets. */
export async function storeSecrets(
  cast: Cast,
  slugs: readonly CollectionSlug[],
): Promise<Map<CollectionSlug, string>> {
  const { fixtures, ownBranch: branch } = cast
  const ids = new Map<CollectionSlug, string>()
  const admin = cast.person('ROLE_ADMIN').id
  await giveResetToken(cast, admin)
  for (const slug of slugs) {
    const { id } = await fixtures.store(slug, { branch, branches: [branch], user: admin, isPublic: true })
    ids.set(slug, id)
  }
  // Who has signed in, and what has a key.
  ids.set('users', admin)
  ids.set('devices', cast.person('device').id)

  return ids
}

async function giveResetToken({ app }: Cast, id: string): Promise<void> {
  const { email } = await app.payload.findByID({ collection: 'users', id, overrideAccess: true })
  await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
}

/** The person or device as a request of theirs carries it. */
export async function userOf({ app, person }: Cast, asker: Asker): Promise<TypedUser | null> {
  if (asker === 'anyone') return null
  const collection = asker === 'device' ? 'devices' : 'users'
  const found = await app.payload.findByID({
    collection,
    id: person(asker).id,
    depth: 0,
    overrideAccess: true,
  })

  return { ...found, collection } as TypedUser
}
