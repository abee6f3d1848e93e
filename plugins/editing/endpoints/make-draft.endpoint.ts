import type { Endpoint } from 'payload'

import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { requireRight } from '#kernel/access/rights.ts'
import type { BegunSlug } from '#domain/content/drafted-slug.ts'
import { makeDraftContract } from '#domain/content/new-draft-call.contract.ts'

import { makeDraft } from '../operations/make-draft.ts'

/** Payload's own call makes a second draft where the answer of the first one was lost. */
export const makeDraftEndpoint = (slug: BegunSlug): Endpoint =>
  endpointOf(makeDraftContract(slug), async (req, { body }) => {
    await requireRight(req, 'create', slug)

    return Response.json(await makeDraft(req, slug, body), { status: 201, ...unkept })
  })
