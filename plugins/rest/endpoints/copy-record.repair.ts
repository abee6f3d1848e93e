import { addDataAndFileToRequest, type CollectionSlug, type PayloadHandler, parseParams } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * Repairs `payload`, `dist/collections/operations/duplicate.js`: a copy is allowed to whoever may create what the body
 * says, and not what comes out, so that whoever reads the records of another branch could make more of them there.
 * This answers `POST /api/{slug}/{id}/duplicate` instead.
 */
export const copyRecord: PayloadHandler = async (req) => {
  const { id, collection } = req.routeParams as { id: string; collection: CollectionSlug }
  const { disableDuplicate, labels } = req.payload.collections[collection].config
  if (disableDuplicate) throw new Refused('not-found')
  await addDataAndFileToRequest(req)

  const { depth, draft = true } = parseParams(req.query)
  const data = req.data ?? {}
  const source = await req.payload.findByID({ collection, id, draft, depth: 0, ...asUser(req) })
  await requireRight(req, 'create', collection, { data: { ...source, ...data } })
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
