/** What other plugins may use of discounts. */
export { type DiscountGuest, readDiscountUse, unused } from './operations/discount-use.ts'
export { findDiscountByCode } from './operations/find-by-code.ts'
export { readOfferedDiscounts } from './operations/read-offered-discounts.ts'
