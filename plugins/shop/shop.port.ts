/** What other plugins may use of the shop. */
export type { OrderableBranch } from './operations/read-branch-shop.ts'
export { cachedBranchShop } from './shop-cache.ts'
