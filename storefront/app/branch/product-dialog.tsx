import { lazy, Suspense, useEffect } from 'react'

import { unavailableText } from './menu-view.ts'
import type { ProductDialogControl } from './use-product-dialog.ts'

const loadSheet = () => import('../product/product-sheet.tsx')
// The menu is read long before a product is opened.
const ProductSheet = lazy(() => loadSheet().then((module) => ({ default: module.ProductSheet })))

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
  useEffect(() => {
    const timer = setTimeout(loadSheet, 1500)
    return () => clearTimeout(timer)
  }, [])

  if (!shown) return null
  const { entry, edited } = shown
  return (
    <Suspense>
      <ProductSheet
        key={`${entry.product.id}-${edited?.index}`}
        entry={entry}
        edited={edited}
        currency={currency}
        unavailable={
          entry.availability === 'orderable' ? stopReason : unavailableText(entry.product, shownFor)
        }
        onClose={close}
      />
    </Suspense>
  )
}
