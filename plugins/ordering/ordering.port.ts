/** What other plugins may use of orders. */
export { branchesInReach } from './operations/branches-in-reach.ts'
export { findOrder, type FoundOrder } from './operations/find-order.ts'
export { findStaffOrder } from './operations/find-staff-order.ts'
export { readStations } from './operations/list-kitchen.ts'
export { toStaffOrder } from './operations/to-staff-order.ts'
export { placeOrder } from './operations/place-order.ts'
