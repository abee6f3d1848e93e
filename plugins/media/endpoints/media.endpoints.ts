import type { PayloadRequest } from 'payload'

import {
  arrangeMediaContract,
  mediaListContract,
  mediaOverviewContract,
} from '#domain/content/media/media.contract.ts'
import { mediumPlacesContract, replaceMediumContract } from '#domain/content/media/replace-medium.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { arrangeMedia } from '../operations/arrange-media.ts'
import { listMedia } from '../operations/list-media.ts'
import { readOverview } from '../operations/read-overview.ts'
import { findPlaces, replaceMedium } from '../operations/replace-medium.ts'

/** What the view of all media asks and does. */
export const mediaEndpoints = [
  endpointOf(mediaListContract, async (req, { query }) => {
    await requireReading(req)

    return Response.json(await listMedia(req, query), unkept)
  }),
  endpointOf(mediaOverviewContract, async (req) => {
    await requireReading(req)

    return Response.json(await readOverview(req), unkept)
  }),
  endpointOf(arrangeMediaContract, async (req, { body }) => {
    requireStaff(req)

    return Response.json({ changed: await arrangeMedia(req, body) })
  }),
  endpointOf(mediumPlacesContract, async (req, { params }) => {
    requireStaff(req)

    return Response.json(await findPlaces(req, params), unkept)
  }),
  endpointOf(replaceMediumContract, async (req, { params, body: { by } }) => {
    requireStaff(req)

    return Response.json({ changed: await replaceMedium(req, { ...params, by }) })
  }),
]

function requireStaff(req: PayloadRequest): void {
  if (!staffOf(req)) throw new Refused('not-allowed')
}

/** Folders are seen by nobody else, and pictures by everybody. */
async function requireReading(req: PayloadRequest): Promise<void> {
  requireStaff(req)
  await requireRight(req, 'read', 'media-folders')
}
