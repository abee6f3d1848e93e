import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import { areaTerms, timeTerm } from '#domain/ordering/offered-terms.ts'
import { useCart } from '../cart/cart-store.ts'
import styles from './offered-terms.module.css'
import type { MenuTime } from './use-menu-time.ts'

type OfferedTermsProps = { branch: BranchView; currency: string; time: MenuTime }

/** When, for how much and from which value on: what decides on an order, in one line before the first dish. */
export function OfferedTerms({ branch, currency, time }: OfferedTermsProps) {
  const { orderType, wanted, chosen, shownFor } = time
  const areaName = useCart((cart) => cart.deliveryArea)
  const area = orderType === 'delivery' ? chosenDeliveryArea(branch.deliveryAreas, areaName) : null
  const appointment = chosen && !chosen.problem ? chosen.at : null
  const when = wanted && timeTerm({ ...wanted, appointment, shownFor })
  const terms = area ? areaTerms(area, currency) : []
  if (!when && terms.length === 0) return null

  return (
    <ul className={styles.terms}>
      {when && <li className={styles.when}>{when}</li>}
      {terms.map(({ text, short }) => (
        <li key={text}>
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
          <span className={styles.full}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
