import { addressLine } from '#domain/catalogue/address-line.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './branch-contact.module.css'

/** Whom to ask when something is wrong with the order. */
export function BranchContact({ branch }: Pick<PublicOrder, 'branch'>) {
  const { name, phone, email } = branch
  const address = addressLine(branch)

  return (
    <section className={styles.contact} aria-labelledby="branch-contact-title">
      <h2 id="branch-contact-title">Fragen zu Ihrer Bestellung?</h2>
      <p>
        {name}
        {address && <span className={styles.address}>{address}</span>}
      </p>
      {phone && (
        <a className={`tap-target ${styles.link}`} href={`tel:${normalisePhone(phone)}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
      {email && (
        <a className={`tap-target ${styles.link}`} href={`mailto:${email}`}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      )}
    </section>
  )
}
