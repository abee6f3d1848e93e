import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { idOf } from '#collections/shared/access/caller.ts'
import { askedHost, divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Keyed = { keyField?: string; isKeyOfDivision?: boolean }

/** Lets every call that names a record by id name it by its readable key as well. */
export const resolveKey: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { keyField, isKeyOfDivision } = collection.custom as Keyed
  const key = 'id' in args ? args.id : undefined
  if (!keyField || typeof key !== 'string' || uuid.test(key)) return args

  // Whether the person may see the record is decided by the operation that follows.
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { [keyField]: { equals: key } },
    select: isKeyOfDivision ? { division: true } : {},
    limit: isKeyOfDivision ? 200 : 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const found = docs.length > 1 ? await ofAskedBrand(req, docs) : docs[0]

  return found ? { ...args, id: found.id } : args
}

/** The same key in several brands: that of the host that was asked, else one that names no brand. */
async function ofAskedBrand<Doc extends object>(req: PayloadRequest, docs: readonly Doc[]) {
  const brand = await divisionOfHost(req, askedHost(req))
  const named = (doc: Doc) => ('division' in doc && doc.division ? idOf(doc.division) : null)

  return docs.find((doc) => named(doc) === brand?.id) ?? docs.find((doc) => named(doc) === null) ?? docs[0]
}
