import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { followShop } from '../shop/follow-shop.ts'
import { openCart } from './cart-store.ts'

/** Opens the cart of the page's branch, and shows what changes in the catalogue while the page is open. */
export function useCartSession(shop: BranchShopView): void {
  const { revalidate } = useRevalidator()
  const { identifier } = shop.branch

  useEffect(() => openCart(shop), [shop])

  useEffect(() => followShop({ identifier, onShop: () => void revalidate() }), [identifier, revalidate])
}
