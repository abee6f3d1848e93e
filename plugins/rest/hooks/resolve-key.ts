import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { afterGrant, whereNamed } from '#kernel/access/after-grant.ts'
import { idOf } from '#kernel/access/caller.ts'
import { askedHost, divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

type Keyed = { keyField?: string; isKeyOfDivision?: boolean }
type Named = { id?: unknown }

/** Lets every call that names a record by id name it by its readable key as well. */
export const resolveKey = afterGrant(async function resolveKey({ args, collection, req }, granted) {
  const { keyField, isKeyOfDivision } = collection.custom as Keyed
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: whereNamed((args as Named).id, granted, keyField),
    select: isKeyOfDivision ? { division: true } : {},
    limit: isKeyOfDivision ? 200 : 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const found = docs.length > 1 ? await ofAskedDivision(req, docs) : docs[0]

  return found ? { ...args, id: found.id } : args
}, isNamedByKey)

function isNamedByKey({ args, collection }: Parameters<CollectionBeforeOperationHook>[0]): boolean {
  const { id } = args as Named
  return Boolean((collection.custom as Keyed).keyField) && typeof id === 'string' && !isUuid(id)
}

/** The same key in several divisions: that of the host that was asked, else one that names no division. */
async function ofAskedDivision<Doc extends object>(req: PayloadRequest, docs: readonly Doc[]) {
  const division = await divisionOfHost(req, askedHost(req))
  const named = (doc: Doc) => ('division' in doc && doc.division ? idOf(doc.division) : null)

  return docs.find((doc) => named(doc) === division?.id) ?? docs.find((doc) => named(doc) === null) ?? docs[0]
}
