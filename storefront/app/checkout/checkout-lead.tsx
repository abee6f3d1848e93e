import { addressLine } from '#domain/catalogue/address-line.ts'
import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import styles from './checkout.module.css'

type CheckoutLeadProps = { branch: Pick<BranchView, 'name' | 'street' | 'zipCode' | 'city' | 'phone'> }

/** Says with whom one orders before the cart is known, which is also the first that a slow phone shows. */
export function CheckoutLead({ branch }: CheckoutLeadProps) {
  const { name, phone } = branch

  return (
    <p className={styles.lead}>
      Ihre Bestellung bei {[name, addressLine(branch)].filter(Boolean).join(', ')}.
      {phone && (
        <>
          {' Fragen? Sie erreichen uns unter '}
          <a href={`tel:${normalisePhone(phone)}`}>{phone}</a>.
        </>
      )}
    </p>
  )
}
