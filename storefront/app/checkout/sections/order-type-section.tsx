import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { availableOrderTypes } from '#domain/ordering/checkout.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { orderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { orderTypeIcons } from '../../branch/order-settings.tsx'
import { chooseOrderType } from '../../cart/cart-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
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
  const options = availableOrderTypes(branch).map((value) => ({
    value,
    label: (
      <>
        <Icon name={orderTypeIcons[value]} size={18} />
        {orderTypeLabels[value]}
      </>
    ),
  }))

  return (
    <Section title="Bestellung">
      <div id={fieldId('orderType')} tabIndex={-1}>
        <Segmented
          legend="Art der Lieferung"
          name="order-type"
          value={orderType}
          options={options}
          onChoose={chooseOrderType}
        />
      </div>
      <div aria-live="polite" className={styles.live}>
        {!isOpenNow && <OrderingNotice branch={branch} orderType={orderType} now={now} />}
      </div>
      {orderType === 'dineIn' && <TableField branch={branch} />}
    </Section>
  )
}
