import { type StaffOrder, staffNames } from '#domain/ordering/staff-orders.contract.ts'
import { pick } from '#domain/pick.ts'

import type { OrderRecord } from './order-record.ts'

/** What staff and the screens of a branch know of an order: all of it but the secret of its guest's link. */
export const toStaffOrder = (order: OrderRecord): StaffOrder => pick(order, staffNames)
