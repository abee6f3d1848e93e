import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { isOrderTooLarge } from '#domain/ordering/order-limit.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shownTotal } from '#domain/ordering/shown-price.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { orderFailures } from '#domain/refusals/order-failures.ts'
import { lateFailures } from '#domain/refusals/late-failures.ts'
import { useHouseScreen } from '../house/house-screen.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Row, Rows } from '../ui/receipt.tsx'
import styles from './cart-summary.module.css'
import { DiscountRows } from './discount-rows.tsx'
import type { CartSummary } from './cart-totals.ts'

interface CartSummaryRowsProps {
  shop: BranchShopView
  summary: CartSummary
  /** Stands where the way to checkout would be, empty where that is open. */
  stopReason: string
  /** What to do before going there. */
  note: string
}

/** Costs, delivery costs, total and the way to checkout. Spec: storefront 2, branch page. */
export function CartSummaryRows({ shop, summary, stopReason, note }: CartSummaryRowsProps) {
  const { totals, fee, isForVouchers } = summary
  const { currency } = shop.settings
  const money = (cents: number) => formatMoney(cents, currency)
  const missing = fee?.missingForMinimumCents ?? 0
  const isBelowMinimum = missing > 0
  const isTooLarge = isOrderTooLarge(totals.goodsGrossCents, shop.settings)
  const tooLittle = isBelowMinimum ? 'cart-minimum' : null
  const obstacle = isTooLarge ? 'cart-maximum' : tooLittle

  return (
    <div className={styles.summary}>
      <Rows className={styles.rows}>
        {!totals.isPriceHidden && (
          <Row
            label="Zwischensumme"
            value={shownTotal({ ...totals, cents: totals.goodsGrossCents }, currency)}
          />
        )}
        <DiscountRows totals={totals} currency={currency} />
        {fee && <Row label="Lieferkosten" value={fee.isFree ? 'kostenlos' : money(fee.feeCents)} />}
        {(totals.isPriceHidden || !totals.isEstimated) && (
          <Row
            label="Gesamt"
            value={shownTotal({ ...totals, cents: totals.totalCents }, currency)}
            className={styles.total}
          />
        )}
      </Rows>
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
      {isBelowMinimum && (
        <p className={styles.minimum} id="cart-minimum">
          {shopFailures.belowMinimum(money(totals.countedGoodsCents + missing))}
          {!totals.isPriceHidden && ` ${orderFailures.missingToMinimum(money(missing))}`}
        </p>
      )}
      {isTooLarge && (
        <p className={styles.minimum} id="cart-maximum">
          {lateFailures.aboveMaximum(money(shop.settings.maxOrderValue))}
        </p>
      )}
      {fee && !isBelowMinimum && fee.missingForFreeCents > 0 && (
        <p className={styles.hint}>
          {shopFailures.freeDeliveryFrom(money(totals.countedGoodsCents + fee.missingForFreeCents))}
        </p>
      )}
      {/* No house has to be open for vouchers. */}
      {stopReason && !isForVouchers ? (
        <p className={styles.minimum}>{stopReason}</p>
      ) : (
        <WayOn identifier={shop.branch.identifier} obstacle={obstacle} />
      )}
    </div>
  )
}

type WayOnProps = {
  identifier: string
  /** The element that says why it is closed. */
  obstacle: string | null
}

function WayOn({ identifier, obstacle }: WayOnProps) {
  const kiosk = useHouseScreen()
  if (!obstacle && kiosk) {
    return (
      <Button isWide onClick={kiosk.toCheckout}>
        Jetzt bestellen
      </Button>
    )
  }
  if (!obstacle) {
    return (
      <ButtonLink to={`/store/${identifier}/checkout`} isWide>
        Jetzt bestellen
      </ButtonLink>
    )
  }

  return (
    <span className={styles.blocked} role="link" aria-disabled="true" aria-describedby={obstacle}>
      Jetzt bestellen
    </span>
  )
}
