import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { cartGoal } from '#domain/ordering/cart-goal.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { OrderSettings } from '../branch/order-settings.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'
import styles from './cart-terms.module.css'
import type { CartSummary } from './cart-totals.ts'

/** How the guest gets it, to be changed here, and what a delivery is still missing. */
export function CartTerms({ shop, summary }: { shop: BranchShopView; summary: CartSummary }) {
  const sheet = useLayer('order-type')
  const { branch, settings } = shop
  const { currency } = settings
  const { orderType } = summary
  const goal = cartGoal({ ...summary, currency })
  const label = orderTypeLabels[orderType]

  return (
    <>
      <button
        type="button"
        className={styles.type}
        aria-haspopup="dialog"
        aria-label={`Art der Lieferung: ${label}, ändern`}
        onClick={sheet.open}
      >
        {label}
        <Icon name="down" size={16} />
      </button>
      {goal && (
        <div className={styles.goal}>
          <p>{goal.text}</p>
          {goal.share !== null && <ProgressBar value={goal.share} max={1} />}
        </div>
      )}
      {sheet.isOpen && (
        <Sheet
          title="Ihre Bestellung"
          onClose={sheet.close}
          footer={
            <Button isWide onClick={sheet.close}>
              Fertig
            </Button>
          }
        >
          <OrderSettings {...{ branch, currency, orderType }} place="sheet" />
        </Sheet>
      )}
    </>
  )
}
