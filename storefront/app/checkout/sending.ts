/** What a checkout needs only once somebody fills it in: all that judges the form and sends the order. */
export { checkoutResolver, errorsOf } from './checkout-resolver.ts'
export { keepGuest } from './keep-guest.ts'
export { leaveOrdered, noteAsPlaced, unsettledText } from './order-once.ts'
export { orderRequest } from './order-request.ts'
export { priceChange } from './price-change.ts'
export { rememberGoal } from '../status/delivery-goal.ts'
export { settleEarlier, submitOnce } from './submit-once.ts'
export { notePaying } from '../cart/ordered-carts.ts'
