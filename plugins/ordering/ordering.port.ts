/** What other plugins may use of orders. */
export { placeOrder } from './operations/place-order.ts'
