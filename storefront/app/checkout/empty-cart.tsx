import { shopFailures } from '#domain/refusals/client-failures.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './checkout.module.css'

export function EmptyCart({ identifier }: { identifier: string }) {
  return (
    <div className={styles.empty}>
      <Icon name="bag" size={48} />
      <p>{shopFailures.cartEmpty}</p>
      <ButtonLink to={`/store/${identifier}`}>Zurück zur Auswahl</ButtonLink>
    </div>
  )
}
