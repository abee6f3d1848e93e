import { withContract } from '#kernel/api/endpoint-of.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openEventStream } from '#kernel/live/event-stream.ts'
import { orderEventsContract } from '#domain/ordering/order-calls.contract.ts'
import { findPublicOrder } from '../operations/find-order.ts'
import { readOrderLink } from './order-link.ts'

/** Tells a guest's browser the version of the order: at once and whenever it moves. */
export const orderEventsEndpoint = withContract(orderEventsContract, async (req) => {
  const link = readOrderLink(req)
  const pool = req.payload.db.pool
  const bus = liveBusOf(req.payload)
  const { uid } = await findPublicOrder(pool, link)

  return openEventStream({
    bus,
    tags: [`orders:${uid}`],
    signal: req.signal,
    read: async () => {
      const { version } = await findPublicOrder(pool, link)
      return { id: version, event: { version } }
    },
  })
})
