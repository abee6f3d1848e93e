import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'

type Args = { data?: { _status?: string }; draft?: boolean }
type Keeping = { keepsStatus?: Map<string, boolean> }

/**
 * Who writes without a word about drafts means what visitors see, as with every other record: a new one is
 * published, and an old one stays what it is, also when many are changed at once.
 */
export const publishByDefault: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data, draft } = args as Args // of both deeds the parts that say what is meant
  const isSilent = Boolean(data) && !draft && data?._status === undefined
  if (operation === 'create') return isSilent ? { ...args, data: { ...data, _status: 'published' } } : args

  const context = req.context as Keeping // Payload leaves room for anything here
  context.keepsStatus ??= new Map()
  context.keepsStatus.set(collection.slug, isSilent)
  return args
}

/** The state of each record is its own, and Payload would take that of its newest draft. */
export const keepStatus: CollectionBeforeValidateHook<{ id: string }> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isKept = operation === 'update' && (req.context as Keeping).keepsStatus?.get(collection.slug)
  if (!isKept || !originalDoc) return data

  const slug = collection.slug as 'sites' | 'blocks' // the ones that have drafts
  const isPublished = await isLive(req, slug, originalDoc.id)
  return { ...data, _status: isPublished ? 'published' : 'draft' }
}

async function isLive(req: PayloadRequest, collection: 'sites' | 'blocks', id: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs.length > 0
}
