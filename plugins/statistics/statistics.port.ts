/** What others may use of business figures. */
export type { Sight } from './business/figures/branches-of-figures.ts'
export { type FigureOrders, listFigureOrders } from './business/figures/list-figure-orders.ts'
export { type BusinessFigures, readBusinessFigures } from './business/figures/read-business-figures.ts'
export { foldDueOrders } from './business/fold-orders.ts'
export { noteOrdersOnce } from './business/note-orders-once.ts'
