/** What a checkout needs only once somebody fills it in: all that judges the form and sends the order. */
export { newFees, newPrices } from './catalogue-change.ts'
export { checkoutResolver } from './checkout-resolver.ts'
export { leaveFor } from './leave-for.ts'
export { unsettledText } from './order-once.ts'
export { submitForm } from './submit-form.ts'
