import { lateSheet } from '../ui/late-sheet.tsx'
import { useLoadAhead } from '../ui/use-load-ahead.ts'
import { unavailableText } from './menu-view.ts'
import type { ProductDialogControl } from './use-product-dialog.ts'

// The menu is read long before a product is opened.
const ProductSheet = lateSheet(
  () => import('../product/product-sheet.tsx'),
  (module) => module.ProductSheet,
)

interface ProductDialogProps {
  dialog: ProductDialogControl
  currency: string
  /** The time for which the menu is shown. */
  shownFor: Temporal.Instant
  /** Why nothing at all can be ordered, empty where it can. */
  stopReason: string
}

export function ProductDialog({
  dialog: { shown, close },
  currency,
  shownFor,
  stopReason,
}: ProductDialogProps) {
  useLoadAhead(ProductSheet.load, 1500)

  if (!shown) return null
  const { entry, edited } = shown
  return (
    <ProductSheet
      key={`${entry.product.id}-${edited?.index}`}
      entry={entry}
      edited={edited}
      currency={currency}
      unavailable={entry.availability === 'orderable' ? stopReason : unavailableText(entry.product, shownFor)}
      at={shownFor}
      onClose={close}
    />
  )
}
