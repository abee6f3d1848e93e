import { unavailableText } from '#domain/catalogue/unavailable-text.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLoadAhead } from '../ui/use-load-ahead.ts'
import type { DishOffers } from './menu-view.ts'
import type { ProductDialogControl } from './use-product-dialog.ts'

// The menu is read long before a product is opened.
const ProductSheet = lateSheet(
  () => import('../product/product-sheet.tsx'),
  (module) => module.ProductSheet,
)

interface ProductDialogProps {
  dialog: ProductDialogControl
  offers: DishOffers
  currency: string
  /** The time for which the menu is shown. */
  shownFor: Temporal.Instant
  /** Why nothing at all can be ordered, empty where it can. */
  stopReason: string
  /** Whatever the hour. */
  sellsVouchers: boolean
}

export function ProductDialog({
  dialog: { shown, close },
  offers,
  currency,
  shownFor,
  stopReason,
  sellsVouchers,
}: ProductDialogProps) {
  useLoadAhead(ProductSheet.load, 1500)

  if (!shown) return null
  const { entry, edited } = shown
  // No house has to be open for a voucher.
  const stop = entry.product.voucherKind && sellsVouchers ? '' : stopReason
  return (
    <ProductSheet
      key={`${entry.product.id}-${edited?.index}`}
      entry={entry}
      edited={edited}
      currency={currency}
      offer={offers.get(entry.product.id)}
      unavailable={entry.availability === 'orderable' ? stop : unavailableText(entry.product, shownFor)}
      at={shownFor}
      onClose={close}
    />
  )
}
