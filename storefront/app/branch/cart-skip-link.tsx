import { cartPanelId } from '../cart/cart-panel.tsx'
import { useCart } from '../cart/cart-store.ts'

/** Past the whole menu, once there is something to go to. */
export function CartSkipLink() {
  const isEmpty = useCart((cart) => cart.items.length === 0)
  if (isEmpty) return null

  return (
    <a className="skip-link" href={`#${cartPanelId}`}>
      Zum Warenkorb springen
    </a>
  )
}
