import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { useCart } from '../cart/cart-store.ts'
import { lateSheet } from '../ui/late-sheet.tsx'

const ProductSheet = lateSheet(
  () => import('../product/product-sheet.tsx'),
  (module) => module.ProductSheet,
)

type LineEditorProps = { shop: BranchShopView; index: number; at: Temporal.Instant; onClose: () => void }

/** The product of a line, to choose anew. */
export function LineEditor({ shop, index, at, onClose }: LineEditorProps) {
  const item = useCart((cart) => cart.items[index])
  const product = shop.products.find(({ id }) => id === item?.product)
  if (!item || !product) return null

  return (
    <ProductSheet
      entry={{ product, availability: 'orderable' }}
      edited={{ index, item }}
      currency={shop.settings.currency}
      unavailable=""
      at={at}
      onClose={onClose}
    />
  )
}
