import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'

import { type CatalogProduct, listedProducts, visibleCatalog } from '#domain/catalogue/availability.ts'
import { productParameter } from '#domain/catalogue/page-parameters.ts'
import { defaultItem } from '#domain/catalogue/product-configuration.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { saveItem, useCart } from '../cart/cart-store.ts'
import { layerOfLine, lineOfLayer } from '../cart/line-layer.ts'
import { useLayers } from '../ui/use-layers.ts'

export interface OpenProduct {
  entry: CatalogProduct
  edited?: { index: number; item: CartItem }
}

export interface ProductDialogControl {
  shown: OpenProduct | null
  /** Whether the page was opened for a product that the menu does not list. */
  isMissing: boolean
  open: (productId: string) => void
  edit: (index: number) => void
  quickAdd: (productId: string) => void
  close: () => void
}

const newLayer = 'product'

/** Which product is being looked at, and what the buttons of the menu and the cart do. */
export function useProductDialog(shop: BranchShopView, shownFor: Temporal.Instant): ProductDialogControl {
  const { top, search, isAlive, isLeaving, push, pop } = useLayers()
  const dropAddress = useDropAddress()
  const items = useCart((cart) => cart.items)
  // Only then is it known for when dishes are wanted.
  const isCartOpen = useCart((cart) => cart.openKey !== null)
  const listed = useMemo(() => listedProducts(visibleCatalog(shop, shownFor)), [shop, shownFor])

  const id = isAlive && isCartOpen && !isLeaving ? new URLSearchParams(search).get(productParameter) : null
  const edited = editedLine(top, items, id)
  const [seen, setSeen] = useState<ProductView | null>(null)
  const shown = id === null ? null : openProduct({ id, edited, shop, listed, seen })
  const looked = shown?.entry.product ?? null
  if (looked !== seen) setSeen(looked)
  const isMissing = useMissing(id !== null && shown === null, dropAddress)

  const quickAdd = useCallback(
    (productId: string) => {
      const product = listed.get(productId)?.product
      if (product) saveItem(defaultItem(product), product)
    },
    [listed],
  )

  const open = useCallback(
    (productId: string) => {
      if (listed.has(productId)) push(newLayer, searchWith(productId))
    },
    [listed, push],
  )

  return {
    shown,
    isMissing: isMissing && shown === null,
    open,
    edit: (index) => {
      const productId = items[index]?.product
      if (productId) push(layerOfLine(index), searchWith(productId))
    },
    quickAdd,
    close: () => (top === newLayer || lineOfLayer(top) !== null ? pop() : dropAddress()),
  }
}

type Wanted = {
  id: string
  edited: OpenProduct['edited']
  shop: BranchShopView
  listed: ReadonlyMap<string, CatalogProduct>
  /** What the guest looks at already; the catalogue may change meanwhile. */
  seen: ProductView | null
}

function openProduct({ id, edited, shop, listed, seen }: Wanted): OpenProduct | null {
  const known = seen?.id === id ? seen : null
  const product = shop.products.find((each) => each.id === id) ?? known
  // What is in the cart stays editable, even when the menu no longer lists it.
  if (edited && product) return { entry: { product, availability: 'orderable' }, edited }
  const entry = listed.get(id)
  if (entry) return { entry }

  return known && product ? { entry: { product, availability: 'shown' } } : null
}

/** Nothing once the line has gone, or another has taken its place. */
function editedLine(
  layer: string,
  items: readonly StoredCartLine[],
  id: string | null,
): OpenProduct['edited'] {
  const index = lineOfLayer(layer)
  const item = index === null ? undefined : items[index]

  return index !== null && item && item.product === id ? { index, item } : undefined
}

/** Says so from then on, and goes on at the address of the branch. */
function useMissing(isMissingNow: boolean, dropAddress: () => void): boolean {
  const [wasMissing, setWasMissing] = useState(false)
  const drop = useEffectEvent(dropAddress)

  useEffect(() => {
    if (!isMissingNow) return
    setWasMissing(true)
    drop()
  }, [isMissingNow])

  return wasMissing
}

/** For whoever came by the address of a product: there is nothing of this shop to go back to. */
function useDropAddress(): () => void {
  const navigate = useNavigate()

  return () => void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true })
}

function searchWith(productId: string | null): string {
  const params = new URLSearchParams(window.location.search)
  if (productId === null) params.delete(productParameter)
  else params.set(productParameter, productId)

  return params.toString()
}
