import type { CollectionBeforeChangeHook } from 'payload'

import { holdUntilCommit } from '#collections/shared/hold-until-commit.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { refuseFields } from '#collections/shared/refuse-fields.ts'

import { ofScope, scopeOf } from './redirect-scopes.ts'

type Stored = { id: string; path: string; division?: unknown }

/** An old address leads to one place per brand, and to one place for all who have none of their own. */
export const keepRedirectsApart: CollectionBeforeChangeHook<Stored> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const redirect = { ...originalDoc, ...data }
  // Two of the same address, and two halves of a circle, that arrive together must see each other.
  await holdUntilCommit(req, 'redirects')
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { path: { equals: redirect.path } },
        ofScope(scopeOf(redirect)),
        ...(operation === 'update' ? [{ id: { not_equals: originalDoc?.id } }] : []),
      ],
    },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  if (docs.length > 0) {
    const message = 'Für diese Adresse gibt es schon eine Weiterleitung.'
    refuseFields([{ field: 'path', message, code: 'validation' }])
  }

  return data
}
