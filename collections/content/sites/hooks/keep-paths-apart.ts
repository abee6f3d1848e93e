import type { CollectionBeforeChangeHook } from 'payload'

import { divisionNamed, ownedBy } from '#collections/shared/divisions.ts'
import { holdUntilCommit } from '#collections/shared/hold-until-commit.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { refuseFields } from '#collections/shared/refuse-fields.ts'

type Page = { id: string; path?: string | null; division?: unknown; _status?: string | null }

/** Two brands may both have a page at “/kontakt”, one brand may not have two. Decisions 1. */
export const keepPathsApart: CollectionBeforeChangeHook<Page> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { path, division } = { ...originalDoc, ...data }
  // A change that is only a draft is seen by nobody yet; it is asked again when it is published.
  if (!path || (operation === 'update' && data._status === 'draft')) return data

  // Two that arrive together must see each other.
  await holdUntilCommit(req, 'sites.path')
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: {
      and: [
        { path: { equals: path } },
        ownedBy(await divisionNamed(req, division)),
        ...(operation === 'update' ? [{ id: { not_equals: originalDoc?.id } }] : []),
      ],
    },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const [other] = docs
  if (other) refuseFields([taken(other.name)])

  return data
}

const taken = (name: string) => ({
  field: 'path',
  message: `Unter diesem Pfad gibt es in dieser Organisation schon die Seite „${name}“.`,
  code: 'validation',
})
