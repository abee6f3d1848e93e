import { deviceLabel } from '#domain/operations/messages/device-label.ts'
import { followOrderContract, unfollowOrderContract } from '#domain/operations/messages/push.contract.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { addDevice, removeDevice } from '#plugins/messages/messages.port.ts'

import { findPublicOrder } from '../operations/find-order.ts'

/** A guest wishes to be told on their device, or not any more. */
export const followOrderEndpoints = [
  endpointOf(followOrderContract, async (req, { params, body }) => {
    const order = await findPublicOrder(req.payload.db.pool, params)
    if (isOrderEnded(order.status)) throw new Refused('unknown-order')
    const label = deviceLabel(req.headers.get('user-agent') ?? '')
    const now = Temporal.Now.instant()
    await addDevice(req.payload, { order: order.id }, { subscription: body, label, now })

    return Response.json({ isOn: true } as const, { status: 201 })
  }),
  endpointOf(unfollowOrderContract, async (req, { params, body }) => {
    const { pool } = req.payload.db
    const { id } = await findPublicOrder(pool, params)
    await removeDevice(pool, { order: id }, body)

    return Response.json({ isOn: false } as const)
  }),
]
