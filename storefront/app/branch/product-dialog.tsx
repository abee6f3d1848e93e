import { useEffect } from 'react'

import { lateSheet } from '../ui/late-sheet.tsx'
import { unavailableText } from './menu-view.ts'
import type { ProductDialogControl } from './use-product-dialog.ts'

const loadSheet = () => import('../product/product-sheet.tsx')
// The menu is read long before a product is opened.
const ProductSheet = lateSheet(loadSheet, (module) => module.ProductSheet)

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
    const timer = setTimeout(loadAhead, 1500)
    return () => clearTimeout(timer)
  }, [])

  if (!shown) return null
  const { entry, edited } = shown
  return (
    <ProductSheet
      key={`${entry.product.id}-${edited?.index}`}
      entry={entry}
      edited={edited}
      currency={currency}
      unavailable={entry.availability === 'orderable' ? stopReason : unavailableText(entry.product, shownFor)}
      onClose={close}
    />
  )
}

function loadAhead(): void {
  loadSheet().catch(() => undefined) // Whoever opens a product is told.
}
