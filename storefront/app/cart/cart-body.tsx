import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkLines, removalText } from '#domain/ordering/cart.texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-panel.module.css'
import { useCart } from './cart-store.ts'
import { CartSummaryRows } from './cart-summary.tsx'
import type { CartSummary } from './cart-totals.ts'
import type { LineProblems } from './use-line-problems.ts'

export interface CartBodyProps {
  shop: BranchShopView
  summary: CartSummary
  problems: LineProblems
  /** Why nothing can be ordered, empty where it can. */
  stopReason: string
  onEdit: (index: number) => void
  /** For whoever loads it: where it cannot be had, it need not be open. */
  onClose: () => void
}

/** What is in the cart, what it comes to and the way on. */
export function CartBody({ shop, summary, problems, stopReason, onEdit }: CartBodyProps) {
  return (
    <>
      <CartLines shop={shop} lines={summary.totals.lines} problems={problems} onEdit={onEdit} />
      <CartSummaryRows
        shop={shop}
        summary={summary}
        stopReason={stopReason}
        note={problems.size > 0 ? checkLines : ''}
      />
    </>
  )
}

/** What had to leave the cart before it was opened, and why. */
export function RemovedLines({ onClose }: { onClose: () => void }) {
  const removed = useCart((cart) => cart.removed)

  return (
    <Notice tone="warn" title="Ihr Warenkorb hat sich geändert" role="status" className={styles.removed}>
      {removed.map((line) => (
        <p key={line.name}>{removalText(line)}</p>
      ))}
      <Button look="quiet" onClick={onClose}>
        Verstanden
      </Button>
    </Notice>
  )
}
