import type { PayloadRequest } from 'payload'

import { seenAtScreen } from '#domain/ordering/seen-at-screen.ts'
import {
  currentOrderEventsContract,
  screenOrderEventsContract,
  type StaffOrder,
} from '#domain/ordering/staff-orders.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openStream } from '#kernel/live/event-stream.ts'
import { hearRequests } from '#plugins/devices/devices.port.ts'

import { joinOrderFeed } from '../live/order-feed.ts'
import { branchesInReach } from '../operations/branches-in-reach.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'

/** News of the orders that a board or a screen shows. */
export const orderFeedEndpoints = [
  endpointOf(currentOrderEventsContract, async (req, { query }) => {
    const branches = await branchesInReach(req, query.branch)

    return openFeed(req, branches, {
      seesPeople: true,
      seen: (order) => order,
      holds: async () => {
        const { user } = await req.payload.auth({ headers: req.headers, canSetHeaders: false })
        const still = await branchesInReach({ ...req, user }, query.branch)

        return branches.every((branch) => still.includes(branch))
      },
    })
  }),
  endpointOf(screenOrderEventsContract, async (req, { params }) => {
    const screen = await findOrderScreen(req, params)
    const { id } = screen

    return openFeed(req, [id], {
      seesPeople: false,
      device: screen.device.id,
      seen: (order) => seenAtScreen(screen.device.kind, order),
      holds: async () => (await findOrderScreen(req, params)).id === id,
    })
  }),
]

type Listening = {
  seesPeople: boolean
  /** Of a screen, of which something may be asked. */
  device?: string
  seen: (order: StaffOrder) => StaffOrder
  holds: () => Promise<boolean>
}

/** Whoever hears `ready` or `gap` reads the list; what is told afterwards is newer, by its version. */
function openFeed(
  req: PayloadRequest,
  branches: readonly string[],
  { seesPeople, device, seen, holds }: Listening,
): Response {
  const bus = liveBusOf(req.payload)

  return openStream({
    signal: req.signal,
    holds,
    talk: ({ send, end, onEnd }) => {
      // Nothing is heard here: the browser reads the list each time it asks again.
      if (!bus?.isConnected()) {
        send({ name: 'ready', data: {} })
        return end()
      }
      onEnd(
        joinOrderFeed(bus, req.payload.db.pool, {
          branches: new Set(branches),
          tell: (orders) => send({ name: 'orders', data: { orders: orders.map(seen) } }),
          ...(seesPeople && { tellViewer: (news) => send({ name: 'viewer', data: news }) }),
          gap: () => send({ name: 'gap', data: {} }),
          end,
        }),
      )
      if (device) onEnd(hearRequests(bus, device, () => send({ name: 'device', data: {} })))
      send({ name: 'ready', data: {} })
    },
  })
}
