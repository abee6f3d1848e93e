import { useCallback, useMemo, useState } from 'react'

import { type CatalogProduct, listedProducts, visibleCatalog } from '#domain/catalogue/availability.ts'
import { defaultItem } from '#domain/catalogue/product-configuration.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { saveItem, useCart } from '../cart/cart-store.ts'

export interface OpenProduct {
  entry: CatalogProduct
  edited?: { index: number; item: CartItem }
}

export interface ProductDialogControl {
  shown: OpenProduct | null
  open: (productId: string) => void
  edit: (index: number) => void
  quickAdd: (productId: string) => void
  close: () => void
}

/** Which product is being looked at, and what the buttons of the menu and the cart do. */
export function useProductDialog(shop: BranchShopView, shownFor: Temporal.Instant): ProductDialogControl {
  const [shown, setShown] = useState<OpenProduct | null>(null)
  const listed = useMemo(() => listedProducts(visibleCatalog(shop, shownFor)), [shop, shownFor])

  const open = useCallback(
    (productId: string) => {
      const entry = listed.get(productId)
      if (entry) setShown({ entry })
    },
    [listed],
  )
  const edit = useCallback(
    (index: number) => {
      const item = useCart.getState().items[index]
      const product = shop.products.find((each) => each.id === item?.product)
      // What is in the cart stays editable, even when the menu no longer lists it.
      if (item && product) {
        setShown({ entry: { product, availability: 'orderable' }, edited: { index, item } })
      }
    },
    [shop],
  )
  const quickAdd = useCallback(
    (productId: string) => {
      const product = listed.get(productId)?.product
      if (product) saveItem(defaultItem(product), product)
    },
    [listed],
  )
  const close = useCallback(() => setShown(null), [])

  const fresh = useMemo(() => shown && freshened(shown, { shop, listed }), [shown, shop, listed])

  return { shown: fresh, open, edit, quickAdd, close }
}

type Known = { shop: BranchShopView; listed: ReadonlyMap<string, CatalogProduct> }

/** The product as the catalogue now has it, which may change while somebody looks at it. */
function freshened({ entry, edited }: OpenProduct, { shop, listed }: Known): OpenProduct {
  const { id } = entry.product
  const product = shop.products.find((each) => each.id === id) ?? entry.product
  if (edited) return { entry: { product, availability: 'orderable' }, edited }

  return { entry: listed.get(id) ?? { product, availability: 'shown' } }
}
