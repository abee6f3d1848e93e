import { orderFailures } from '#domain/refusals/order-failures.ts'
import { useCart } from '../cart/cart-store.ts'
import { placedPath } from '../cart/ordered-carts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './checkout.module.css'

/** Also what remains of a checkout whose order has been sent, for whoever comes back to it. */
export function EmptyCart({ identifier }: { identifier: string }) {
  const placed = useCart(({ openKey }) => placedPath(openKey))

  return (
    <div className={styles.empty}>
      <Icon name={placed === null ? 'bag' : 'check'} size={48} />
      <p>{orderFailures.cartEmpty}</p>
      {placed !== null && <span>Ihre letzte Bestellung ist bei uns eingegangen.</span>}
      {placed && <ButtonLink to={placed}>Zu Ihrer Bestellung</ButtonLink>}
      <ButtonLink to={`/store/${identifier}`} look={placed ? 'secondary' : 'primary'}>
        Zurück zur Auswahl
      </ButtonLink>
    </div>
  )
}
