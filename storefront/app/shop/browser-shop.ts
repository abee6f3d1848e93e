import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { createShopReader } from './shop-reader.ts'

/** A catalogue older than this is read again. Spec: storefront 4, menu and availability. */
const maximumAgeMilliseconds = 4 * 60 * 60 * 1000

const known = new Map<string, { view: BranchShopView; readAt: number }>()

export const browserReader = createShopReader(fetch)

/** The catalogue of a branch in the browser: the one the page brought along, or a fresh one. */
export async function browserBranchShop(identifier: string): Promise<BranchShopView> {
  const entry = known.get(identifier)
  if (entry && !isShopStale(identifier)) return entry.view

  const view = await browserReader.branchShop(identifier)
  rememberShop(view)
  return view
}

export function isShopStale(identifier: string): boolean {
  const entry = known.get(identifier)
  return entry !== undefined && Date.now() - entry.readAt > maximumAgeMilliseconds
}

export function rememberShop(view: BranchShopView): void {
  known.set(view.branch.identifier, { view, readAt: Date.now() })
}
