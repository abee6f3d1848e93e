import { pickupBoardContract, pickupEventsContract } from '#domain/ordering/pickup.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openStream } from '#kernel/live/event-stream.ts'
import { hearRequests } from '#plugins/devices/devices.port.ts'

import { joinPickupFeed } from '../live/pickup-feed.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { readPickupBoard } from '../operations/pickup-board.ts'

/** What guests read who wait for their number. */
export const pickupEndpoints = [
  endpointOf(pickupBoardContract, async (req, { params }) => {
    const branch = await findOrderScreen(req, params, 'pickup-numbers')

    return Response.json(await readPickupBoard(req.payload.db.pool, branch, Temporal.Now.instant()), unkept)
  }),
  endpointOf(pickupEventsContract, async (req, { params }) => {
    const branch = await findOrderScreen(req, params, 'pickup-numbers')
    const { pool } = req.payload.db
    const bus = liveBusOf(req.payload)

    return openStream({
      signal: req.signal,
      holds: async () => (await findOrderScreen(req, params, 'pickup-numbers')).id === branch.id,
      talk: async ({ send, end, onEnd }) => {
        const read = () => readPickupBoard(pool, branch, Temporal.Now.instant())
        const tell = (board: object) => send({ name: 'board', data: board })
        // Nothing is heard here: the browser asks again by itself.
        if (!bus?.isConnected()) {
          tell(await read())
          return end()
        }
        const gap = () => send({ name: 'gap', data: {} })
        onEnd(hearRequests(bus, branch.device.id, () => send({ name: 'device', data: {} })))
        onEnd(joinPickupFeed(bus, pool, { branch: branch.id, read, tell, gap, end }))
      },
    })
  }),
]
