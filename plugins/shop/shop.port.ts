/** What other plugins and the server may use of the shop. */
export { readShop } from './operations/read-shop.ts'
export { cachedBranchShop, shopTags } from './shop-cache.ts'
export type { OrderableBranch } from './operations/read-branch-shop.ts'
