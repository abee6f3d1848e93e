/** What others may use of business figures. */
export {
  type BusinessFigures,
  readBusinessFigures,
  type Sight,
} from './business/figures/read-business-figures.ts'
export { foldDueOrders } from './business/fold-orders.ts'
