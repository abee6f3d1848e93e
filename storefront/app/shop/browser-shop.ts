import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { createShopReader, readBranchShop } from './shop-reader.ts'

/** A catalogue older than this is read again before it is shown. Spec: storefront 4, menu and availability. */
const maximumAgeMilliseconds = 4 * 60 * 60 * 1000

const known = new Map<string, { view: BranchShopView; readAt: number }>()

export const browserReader = createShopReader(fetch)

/** The catalogue of a branch in the browser: the one the page brought along, or a fresh one. */
export async function browserBranchShop(identifier: string): Promise<BranchShopView> {
  const entry = known.get(identifier)
  if (entry && Date.now() - entry.readAt <= maximumAgeMilliseconds) return entry.view

  const view = await browserReader.branchShop(identifier)
  rememberShop(view)
  return view
}

/**
 * Asks whether the catalogue has changed, and remembers the new one; null when it has not, or nobody answers. The
 * server says of each answer that it may be kept if one asks, so that the browser gets no more than "unchanged".
 */
export async function readShopAgain(
  identifier: string,
  signal?: AbortSignal,
): Promise<BranchShopView | null> {
  const answer = await readBranchShop(fetch, { params: { key: identifier }, cache: 'no-cache', signal })
  if (!answer.ok) return null

  const before = known.get(identifier)?.view
  const isSame = before && JSON.stringify(before) === JSON.stringify(answer.body)
  rememberShop(isSame ? before : answer.body)
  return isSame ? null : answer.body
}

/** The catalogue as it was last read, if it ever was. */
export const knownShop = (identifier: string): BranchShopView | undefined => known.get(identifier)?.view

/** When the catalogue was last found to be as it is shown, in milliseconds of the epoch. */
export function shopReadAt(identifier: string): number {
  return known.get(identifier)?.readAt ?? 0
}

export function rememberShop(view: BranchShopView): void {
  known.set(view.branch.identifier, { view, readAt: Date.now() })
}
