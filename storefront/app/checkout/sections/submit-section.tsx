import type { ReactNode } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import { submitLabel } from '#domain/ordering/checkout-options.ts'
import { shownTotal } from '#domain/ordering/shown-price.ts'
import { useCart } from '../../cart/cart-store.ts'
import type { VoucherPart } from '../../vouchers/entered-vouchers.ts'
import type { ShownOrdering } from '../../shop/use-ordering.ts'
import { Button } from '../../ui/button.tsx'
import { fieldId } from '../fields/field-ids.ts'
import { Notice } from '../../ui/notice.tsx'
import { isUnsettled } from '../unsettled.ts'
import styles from './submit-section.module.css'

type SubmitSectionProps = {
  shop: BranchShopView
  ordering: ShownOrdering
  totals: CartTotals
  vouchers: VoucherPart
  isSending: boolean
  /** The way back. */
  children: ReactNode
}

export function SubmitSection({ shop, ordering, totals, vouchers, isSending, children }: SubmitSectionProps) {
  const { settings } = shop
  const hasNoPayment = ordering.stop?.reason === 'no-payment-method'
  const cartKey = useCart(({ openKey }) => openKey)
  // Also a closed house says what has become of an order that was sent before.
  const unsettled = isUnsettled(cartKey) ? 'Erneut versuchen' : null
  const label = submitLabel(ordering.mode, settings, isSending) ?? unsettled

  return (
    <>
      {ordering.isClosed && (
        <div id={hasNoPayment ? fieldId('paymentMethod') : undefined} tabIndex={-1}>
          <Notice tone="warn" title={ordering.words?.reason} />
        </div>
      )}
      {label !== null && (
        <div className={styles.bar}>
          <p className={styles.due}>
            <span>{vouchers.paid > 0 ? 'Noch zu zahlen' : 'Gesamt'}</span>
            <span>{shownTotal({ ...totals, cents: vouchers.rest }, settings.currency)}</span>
          </p>
          {/* Not disabled while sending: a disabled button would drop the focus of whoever pressed it. */}
          <Button type="submit" isWide aria-busy={isSending} className={styles.button}>
            {label}
          </Button>
        </div>
      )}
      {children}
    </>
  )
}
