import type { CollectionSlug } from 'payload'

import { endpointOf } from '#collections/shared/api/endpoint-of.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'

import { contactFormContract } from '../feedback.contracts.ts'

/** Keeps what a visitor wrote for the team; the visitor learns nothing about the record. */
export const contactFormEndpoint = endpointOf(contactFormContract, async (req, { body }) => {
  await req.payload.create({
    collection: 'contact-requests' as CollectionSlug,
    data: body as never,
    depth: 0,
    ...asSystem(req),
  })

  return Response.json({ isReceived: true }, { status: 201 })
})
