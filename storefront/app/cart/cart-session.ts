import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { isShopStale } from '../shop/browser-shop.ts'
import { openCart } from './cart-store.ts'

const staleCheckMilliseconds = 10_000

/** Opens the cart of the page's branch, and keeps it fitting when the catalogue is read again after 4 hours. */
export function useCartSession(shop: BranchShopView): void {
  const { revalidate } = useRevalidator()
  const { identifier } = shop.branch

  useEffect(() => openCart(shop), [shop])

  useEffect(() => {
    const timer = setInterval(() => {
      if (isShopStale(identifier)) void revalidate()
    }, staleCheckMilliseconds)
    return () => clearInterval(timer)
  }, [identifier, revalidate])
}
