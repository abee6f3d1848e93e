/** What other plugins may use of the shop. */
export type { OrderableBranch } from './operations/read-branch-shop.ts'
export { keepOutage, liftOutage, readOutages } from './operations/branch-outages.ts'
export { cachedBranchShop } from './shop-cache.ts'
export { readShopSettings } from './operations/read-shop-settings.ts'
