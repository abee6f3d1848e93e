import { pictureSizesContract, retrySizesContract } from '#domain/content/picture-sizes.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { retryPicture } from '../operations/picture-queue.ts'
import { readPictureSizes } from '../operations/read-picture-sizes.ts'

/** `GET /api/images/{id}/sizes`: how far they are. */
export const pictureSizes = onCollection(
  'images',
  endpointOf(pictureSizesContract, async (req, { params }) => {
    if (!staffOf(req)) throw new Refused('not-allowed')

    return Response.json(await readPictureSizes(req, params.id), unkept)
  }),
)

/** `POST /api/images/{id}/sizes`: whatever failed is tried again. */
export const retrySizes = onCollection(
  'images',
  endpointOf(retrySizesContract, async (req, { params }) => {
    await requireRight(req, 'update', 'images', { id: params.id })
    await retryPicture(req.payload.db.pool, params.id)

    return Response.json(await readPictureSizes(req, params.id), unkept)
  }),
)
