import type { ReactNode } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkLines, removalText } from '#domain/ordering/cart.texts.ts'
import { Button } from '../ui/button.tsx'
import { focusOn } from '../ui/focus-on.ts'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-panel.module.css'
import { useCart } from './cart-store.ts'
import { CartSummaryRows } from './cart-summary.tsx'
import type { CartSummary } from './cart-totals.ts'
import type { LineProblems } from './use-line-problems.ts'

export { CartTerms } from './cart-terms.tsx'

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
export function CartBody(props: CartBodyProps) {
  return (
    <>
      <Lines {...props} />
      <Costs {...props} />
    </>
  )
}

/** The same over the menu of a phone, with what was just done as its children. */
export function CartSheet({ children, ...props }: CartBodyProps & { children: ReactNode }) {
  return (
    <Sheet isLong title="Warenkorb" onClose={props.onClose} footer={<Costs {...props} />}>
      <Lines {...props} />
      {children}
    </Sheet>
  )
}

function Lines({ shop, summary, problems, onEdit }: CartBodyProps) {
  return <CartLines shop={shop} lines={summary.totals.lines} problems={problems} onEdit={onEdit} />
}

function Costs({ shop, summary, problems, stopReason }: CartBodyProps) {
  const note = problems.size > 0 ? checkLines : ''

  return <CartSummaryRows shop={shop} summary={summary} stopReason={stopReason} note={note} />
}

/** What had to leave the cart before it was opened, and why. */
export function RemovedLines({ onClose }: { onClose: () => void }) {
  const removed = useCart((cart) => cart.removed)

  return (
    <Notice tone="warn" title="Ihr Warenkorb hat sich geändert" role="status" className={styles.removed}>
      {removed.map((line) => (
        <p key={line.name}>{removalText(line)}</p>
      ))}
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('section'))
          onClose()
        }}
      >
        Verstanden
      </Button>
    </Notice>
  )
}
