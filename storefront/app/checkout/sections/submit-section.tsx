import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import { type CheckoutMode, submitLabel } from '#domain/ordering/checkout-options.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './submit-section.module.css'

type SubmitSectionProps = {
  shop: BranchShopView
  mode: CheckoutMode
  totals: CartTotals
  isSending: boolean
}

export function SubmitSection({ shop, mode, totals, isSending }: SubmitSectionProps) {
  const { branch, settings } = shop
  const label = submitLabel(mode, settings, isSending)

  return (
    <div className={styles.submit}>
      <p className={styles.due}>
        <span>Gesamt</span>
        <span>
          {totals.isEstimated && 'ca. '}
          {formatMoney(totals.totalCents, settings.currency)}
        </span>
      </p>
      {label !== null && (
        // Not disabled while sending: a disabled button would drop the focus of whoever pressed it.
        <Button type="submit" isWide aria-busy={isSending} className={styles.button}>
          {label}
        </Button>
      )}
      <ButtonLink to={`/store/${branch.identifier}`} look="secondary" isWide>
        Zurück
      </ButtonLink>
    </div>
  )
}
