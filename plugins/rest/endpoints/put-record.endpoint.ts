import { addDataAndFileToRequest, type CollectionSlug, type PayloadHandler } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'

/** `PUT /api/{slug}/{id}` takes the whole record and answers the record as stored. */
export const putRecord: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { id, collection } = req.routeParams as { id: string; collection: CollectionSlug }

  const record = await req.payload.update({
    collection,
    id,
    data: req.data ?? {},
    depth: 1,
    overrideLock: false,
    ...asUser(req),
  })

  return Response.json(record)
}
