import {
  addDataAndFileToRequest,
  type CollectionSlug,
  executeAccess,
  type PayloadHandler,
  parseParams,
} from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * `POST /api/{slug}/{id}/duplicate`. Payload asks whether the body may be created and not the copy, so that
 * whoever reads the records of another branch could make more of them there.
 */
export const copyRecord: PayloadHandler = async (req) => {
  const { id, collection } = req.routeParams as { id: string; collection: CollectionSlug }
  const { access, disableDuplicate, labels } = req.payload.collections[collection].config
  if (disableDuplicate) throw new Refused('not-found')
  await addDataAndFileToRequest(req)

  const { depth, draft = true } = parseParams(req.query)
  const data = req.data ?? {}
  const source = await req.payload.findByID({ collection, id, draft, depth: 0, ...asUser(req) })
  await executeAccess({ req, data: { ...source, ...data } }, access.create)
  const doc = await req.payload.duplicate({
    collection,
    id: source.id,
    data,
    draft,
    ...(depth !== undefined && { depth }),
    ...asUser(req),
  })

  return Response.json({
    doc,
    message: req.t('general:successfullyDuplicated', { label: String(labels.singular) }),
  })
}
