import { removalText } from '#domain/ordering/cart.texts.ts'
import { dismissRemoved, useCart } from '../cart/cart-store.ts'
import { Button } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-on.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './checkout.module.css'

/** What had to leave the cart since it was filled, and why. */
export function RemovedNotice() {
  const removed = useCart((cart) => cart.removed)

  return (
    <Notice tone="warn" title="Ihr Warenkorb wurde angepasst">
      {removed.map(({ name, reason }) => (
        <p key={`${name} ${reason}`}>{removalText({ name, reason })}</p>
      ))}
      <Button
        look="quiet"
        className={styles.understood}
        onClick={() => {
          focusHeading()
          dismissRemoved()
        }}
      >
        Verstanden
      </Button>
    </Notice>
  )
}
