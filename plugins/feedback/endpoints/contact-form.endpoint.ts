import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { contactFormContract } from '#domain/feedback/feedback-calls.contract.ts'
import { receiveContactRequest } from '../operations/receive-contact-request.ts'

/** Keeps what a visitor wrote for the team; the visitor learns nothing about the record. */
export const contactFormEndpoint = endpointOf(contactFormContract, async (req, { body }) => {
  await receiveContactRequest(req, body)

  return Response.json({ isReceived: true }, { status: 201 })
})
