import type { CollectionBeforeOperationHook } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'

type Args = { data?: { _status?: string }; draft?: boolean; id?: string }

/**
 * Who writes without a word about drafts means what visitors see, as with every other record: a new one is
 * published, and an old one stays what it is.
 */
export const publishByDefault: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, draft, id } = args as Args // of both deeds the parts that say what is meant
  if (!data || draft || data._status !== undefined) return args
  if (operation === 'create') return { ...args, data: { ...data, _status: 'published' } }

  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  return { ...args, data: { ...data, _status: docs.length > 0 ? 'published' : 'draft' } }
}
