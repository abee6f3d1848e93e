import { lazy, Suspense, useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { useCart } from '../cart/cart-store.ts'

const ProductSheet = lazy(() =>
  import('../product/product-sheet.tsx').then((module) => ({ default: module.ProductSheet })),
)

/** Which line of the cart is being changed at the checkout. */
export function useLineEditor() {
  const [edited, setEdited] = useState<number | null>(null)

  return { edited, edit: setEdited, close: () => setEdited(null) }
}

type LineEditorProps = { shop: BranchShopView; index: number; onClose: () => void }

/** The product of a line, to choose anew. */
export function LineEditor({ shop, index, onClose }: LineEditorProps) {
  const item = useCart((cart) => cart.items[index])
  const product = shop.products.find(({ id }) => id === item?.product)
  if (!item || !product) return null

  return (
    <Suspense>
      <ProductSheet
        entry={{ product, availability: 'orderable' }}
        edited={{ index, item }}
        currency={shop.settings.currency}
        unavailable=""
        onClose={onClose}
      />
    </Suspense>
  )
}
