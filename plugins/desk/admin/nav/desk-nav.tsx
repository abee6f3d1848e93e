import { createLocalReq, type ServerProps } from 'payload'

import { nameOfPerson } from '#domain/people/person-name.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import { densityKey, densityOf } from '../../look/density.ts'
import { keptFor } from '../../read-kept.ts'
import { NavFrame } from './nav-frame.tsx'
import { foldedKey } from './nav-folded.ts'
import { readAreas, type Sight } from './read-areas.ts'

/** What leads through the back office, beside every view of it. */
export async function DeskNav({ payload, permissions, user, i18n, visibleEntities }: ServerProps & Sight) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const [areas, preferences] = await Promise.all([
    readAreas(req, { i18n, permissions, visibleEntities }),
    payload.find({
      collection: 'payload-preferences',
      where: { key: { in: [foldedKey, densityKey] }, ...keptFor(user) },
      depth: 0,
      limit: 2,
      pagination: false,
      ...asSystem(req),
    }),
  ])

  const keptAs = (key: string) => preferences.docs.find((kept) => kept.key === key)?.value

  return (
    <NavFrame
      areas={areas}
      isFolded={keptAs(foldedKey) === true}
      density={densityOf(keptAs(densityKey))}
      person={{ id: user.id, name: nameOf(user) }}
      home={payload.config.routes.admin}
    />
  )
}

/** As colleagues call them; who has not said a name is called as they sign in. */
function nameOf(user: NonNullable<ServerProps['user']>): string {
  if (user.collection !== 'users') return 'Konto'

  return nameOfPerson(user) || 'Konto'
}
