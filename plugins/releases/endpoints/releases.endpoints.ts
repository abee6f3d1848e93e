import type { PayloadRequest } from 'payload'

import {
  addItemContract,
  checkReleaseContract,
  planReleaseContract,
  publishReleaseContract,
  releaseItemsContract,
  releaseStandingContract,
  removeItemContract,
  unplanReleaseContract,
} from '#domain/content/releases/releases.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { addItem, findItem, removeItem } from '../operations/fill-release.ts'
import { readOpenReleases, readReleaseOf } from '../operations/item-rows.ts'
import { planRelease, unplanRelease } from '../operations/plan-release.ts'
import { type Blocked, checkRelease, publishRelease } from '../operations/publish-release.ts'
import { readContent } from '../operations/read-content.ts'

export const standingEndpoint = endpointOf(releaseStandingContract, async (req, { query }) => {
  await requireReleases(req)
  await findItem(req, query)
  const release = await readReleaseOf(req, query)
  const others = (await readOpenReleases(req)).filter(({ id }) => id !== release?.id)

  return Response.json(
    {
      release: release && { id: release.id, name: release.name, plannedAt: release.plannedAt },
      others: others.map(({ id, name }) => ({ id, name })),
    },
    unkept,
  )
})

export const releasesEndpoints = [
  endpointOf(releaseItemsContract, async (req, { params: { id } }) => {
    await requireReleases(req)

    return answered(req, id)
  }),
  endpointOf(addItemContract, async (req, { params: { id }, body }) => {
    await requireReleases(req)
    await addItem(req, { id, ...body })

    return answered(req, id)
  }),
  endpointOf(removeItemContract, async (req, { params }) => {
    await requireReleases(req)
    await removeItem(req, params)

    return answered(req, params.id)
  }),
  endpointOf(checkReleaseContract, async (req, { params: { id } }) => {
    await requireReleases(req)

    return answered(req, id, await checkRelease(req, { id }))
  }),
  endpointOf(publishReleaseContract, async (req, { params: { id } }) => {
    await requireReleases(req)
    await publishRelease(req, { id })

    return answered(req, id)
  }),
  endpointOf(planReleaseContract, async (req, { params: { id }, body: { at } }) => {
    await requireReleases(req)
    await planRelease(req, { id, at: Temporal.Instant.from(at), now: Temporal.Now.instant() })

    return answered(req, id)
  }),
  endpointOf(unplanReleaseContract, async (req, { params: { id } }) => {
    await requireReleases(req)
    await unplanRelease(req, { id })

    return answered(req, id)
  }),
].map((endpoint) => onCollection('releases', endpoint))

/** Before anybody is told whether there is such a release. */
const requireReleases = (req: PayloadRequest) => requireRight(req, 'update', 'releases')

const answered = async (req: PayloadRequest, id: string, tried?: readonly Blocked[]): Promise<Response> =>
  Response.json(await readContent(req, { id, ...(tried && { tried }) }), unkept)
