import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { builtFormContract } from '#domain/feedback/built-form/built-form.contract.ts'

import { receiveBuiltForm } from '../operations/receive-built-form.ts'

/** Keeps what a visitor has entered into a form of the website; they learn nothing about the record. */
export const builtFormEndpoint = endpointOf(builtFormContract, async (req, { body }) => {
  await receiveBuiltForm(req, body)

  return Response.json({ isReceived: true }, { status: 201 })
})
