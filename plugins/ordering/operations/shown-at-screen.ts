import { seenAtScreen } from '#domain/ordering/seen-at-screen.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { Screen } from './find-order-screen.ts'
import type { OrderRecord } from './order-record.ts'
import { toStaffOrder } from './to-staff-order.ts'

type At = Pick<Screen, 'device'>

/** How an order is shown at a screen, whether it is answered or a conflict tells of it. */
export const shownAt =
  ({ device }: At) =>
  (order: OrderRecord): StaffOrder =>
    seenAtScreen(device.kind, toStaffOrder(order))

/** The same for a list of them. */
export const listShownAt = <List extends { docs: StaffOrder[] }>({ device }: At, list: List): List => ({
  ...list,
  docs: list.docs.map((order) => seenAtScreen(device.kind, order)),
})
