import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { OrderTypeChoice } from '../../cart/order-type-choice.tsx'
import { fieldId } from '../fields/field-ids.ts'
import { TableField } from './table-field.tsx'
import { OrderingNotice } from './ordering-notice.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'

type OrderTypeSectionProps = {
  branch: BranchView
  orderType: OrderType
  isOpenNow: boolean
  now: Temporal.Instant
}

export function OrderTypeSection({ branch, orderType, isOpenNow, now }: OrderTypeSectionProps) {
  return (
    <Section title="Bestellung">
      <div id={fieldId('orderType')} tabIndex={-1}>
        <OrderTypeChoice branch={branch} orderType={orderType} />
      </div>
      <div aria-live="polite" className={styles.live}>
        {!isOpenNow && <OrderingNotice branch={branch} orderType={orderType} now={now} />}
      </div>
      {orderType === 'dineIn' && <TableField branch={branch} />}
    </Section>
  )
}
