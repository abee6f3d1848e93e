import type { CollectionBeforeOperationHook } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Lets every call that names a record by id name it by its readable key as well. */
export const resolveKey: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { keyField } = collection.custom as { keyField?: string }
  const key = 'id' in args ? args.id : undefined
  if (!keyField || typeof key !== 'string' || uuid.test(key)) return args

  // Whether the person may see the record is decided by the operation that follows.
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { [keyField]: { equals: key } },
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs[0] ? { ...args, id: docs[0].id } : args
}
