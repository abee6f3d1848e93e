import type { BranchShopView, ShopView } from '#domain/catalogue/shop.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

/** Every read of the storefront, over whichever transport it is given: in-process, network or browser. */
export interface ShopReader {
  /** `host` says whose shop is meant; a browser asks its own host. */
  shop(host?: string): Promise<ShopView>
  branchShop(identifier: string): Promise<BranchShopView>
  publicOrder(uid: string, hash: string): Promise<PublicOrder>
}

/** Answers a successful response or throws. */
export type Get = (path: string) => Promise<Response>

export function createShopReader(get: Get): ShopReader {
  let shop: Promise<ShopView> | undefined

  return {
    shop(host) {
      const query = host === undefined ? '' : `?${new URLSearchParams({ host }).toString()}`
      shop ??= get(`/shop${query}`).then((response) => response.json() as Promise<ShopView>)
      return shop
    },
    async branchShop(identifier) {
      const response = await get(`/branches/${encodeURIComponent(identifier)}/shop`)
      return (await response.json()) as BranchShopView
    },
    async publicOrder(uid, hash) {
      const response = await get(`/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`)
      return (await response.json()) as PublicOrder
    },
  }
}
