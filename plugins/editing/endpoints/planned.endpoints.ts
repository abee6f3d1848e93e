import type { Endpoint, PayloadRequest } from 'payload'

import { unkept } from '#kernel/api/unkept.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import {
  cancelPlannedContract,
  planContract,
  readPlannedContract,
} from '#domain/content/planned-calls.contract.ts'

import { cancelPlanned, plan, readPlanned } from '../operations/planned-changes.ts'

/** When a record is published or taken back: Payload’s own drawer knows neither German dates nor a plan that failed. */
export function plannedEndpoints(slug: DraftedSlug): Endpoint[] {
  const answer = async (req: PayloadRequest, id: string) =>
    Response.json({ planned: await readPlanned(req, { slug, id }) }, unkept)

  return [
    endpointOf(readPlannedContract(slug), async (req, { params: { id } }) => {
      await checkEditing(req, { slug, id })
      return answer(req, id)
    }),
    endpointOf(planContract(slug), async (req, { params: { id }, body: { type, at } }) => {
      await checkEditing(req, { slug, id })
      const now = Temporal.Now.instant()
      await plan(req, { slug, id, type, at: Temporal.Instant.from(at), now })
      return answer(req, id)
    }),
    endpointOf(cancelPlannedContract(slug), async (req, { params }) => {
      await checkEditing(req, { slug, id: params.id })
      await cancelPlanned(req, { slug, ...params })
      return answer(req, params.id)
    }),
  ]
}

async function checkEditing(req: PayloadRequest, { slug, id }: { slug: DraftedSlug; id: string }) {
  await requireRight(req, 'update', slug)

  const record = await req.payload.findByID({
    collection: slug,
    id,
    draft: true,
    select: {},
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!record) throw new Refused('unknown-record')
}
