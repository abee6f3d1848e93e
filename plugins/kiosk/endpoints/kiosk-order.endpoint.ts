import { kioskOrderContract } from '#domain/operations/kiosk.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { idempotencyKeyOf } from '#kernel/api/idempotency-key-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { placeOrder } from '#plugins/ordering/ordering.port.ts'

import { resumeKiosk } from '../operations/kiosk-session.ts'

/** A guest orders at the kiosk: as everywhere else, but for what a kiosk does not offer. */
export const kioskOrderEndpoint = endpointOf(kioskOrderContract, async (req, { params, body: request }) => {
  const { device } = await resumeKiosk(req, params.branch)
  if (request.branch !== params.branch) throw new Refused('unknown-branch')
  const idempotencyKey = idempotencyKeyOf(req)
  if (idempotencyKey === null) throw new Refused('idempotency-key-missing')
  const placing = { req, request, idempotencyKey, device: device.name }
  const order = await placeOrder({ ...placing, now: Temporal.Now.instant() })

  return Response.json(order, { status: 201, ...unkept })
})
