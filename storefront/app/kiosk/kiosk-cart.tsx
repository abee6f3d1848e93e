import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkLines } from '#domain/ordering/cart.texts.ts'
import { shownTotal } from '#domain/ordering/shown-price.ts'
import { CartLines } from '../cart/cart-lines.tsx'
import { useCart } from '../cart/cart-store.ts'
import { CartSummaryRows } from '../cart/cart-summary.tsx'
import { useCartSummary } from '../cart/cart-totals.ts'
import { DiscountRows } from '../cart/discount-rows.tsx'
import type { LineProblems } from '../cart/use-line-problems.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Rows } from '../ui/receipt.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'
import styles from './kiosk-menu.module.css'

type KioskCartProps = {
  shop: BranchShopView
  problems: LineProblems
  /** Why nothing can be ordered, empty where it can. */
  stopReason: string
  onEdit: (index: number) => void
}

/** One button as wide as the screen, and what it opens. */
export function KioskCart({ shop, problems, stopReason, onEdit }: KioskCartProps) {
  const sheet = useLayer('cart')
  const notice = useCart((cart) => cart.notice)
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const summary = useCartSummary(shop)
  const { totals } = summary
  const due = shownTotal({ ...totals, cents: totals.totalCents }, shop.settings.currency)

  return (
    <>
      <p className="visually-hidden" role="status">
        {notice && <span key={notice.count}>{notice.text}</span>}
      </p>
      {!isEmpty && totals.discounts.length > 0 && (
        // Whoever only looks at the menu has to see that a happy hour is in what they pay.
        <div role="group" aria-label="Abgezogen" className={styles.taken}>
          <Rows>
            <DiscountRows totals={totals} currency={shop.settings.currency} />
          </Rows>
        </div>
      )}
      <Button className={styles.cart} aria-haspopup="dialog" disabled={isEmpty} onClick={sheet.open}>
        <Icon name="bag" size={28} />
        {isEmpty ? 'Noch nichts gewählt' : 'Warenkorb'}
        {!isEmpty && <span className={styles.count}>{String(totals.count).replace('.', ',')}</span>}
        {!isEmpty && <span className={styles.due}>{due}</span>}
      </Button>
      {sheet.isOpen && !isEmpty && (
        <Sheet title="Warenkorb" onClose={sheet.close}>
          <CartLines shop={shop} lines={totals.lines} problems={problems} onEdit={onEdit} />
          <CartSummaryRows
            shop={shop}
            summary={summary}
            stopReason={stopReason}
            note={problems.size > 0 ? checkLines : ''}
          />
          <Button look="secondary" isWide className={styles.more} onClick={sheet.close}>
            Noch etwas dazu
          </Button>
        </Sheet>
      )}
    </>
  )
}
