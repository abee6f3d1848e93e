/** What others may use of business figures. */
export { foldDueOrders } from './business/fold-orders.ts'
export { noteOrdersOnce } from './business/note-orders-once.ts'
export { rebuildOrders } from './business/rebuild-orders.ts'
