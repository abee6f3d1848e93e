import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { StopWords } from '#domain/ordering/ordering-stop.texts.ts'
import { OrderTypeChoice } from '../../cart/order-type-choice.tsx'
import { StopNotice } from '../../shop/stop-notice.tsx'
import { fieldId } from '../fields/field-ids.ts'
import { TableField } from './table-field.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'

type OrderTypeSectionProps = {
  branch: BranchView
  orderType: OrderType
  /** What does not go right now. */
  words: StopWords | null
}

export function OrderTypeSection({ branch, orderType, words }: OrderTypeSectionProps) {
  return (
    <Section title="Bestellung">
      <div id={fieldId('orderType')} tabIndex={-1}>
        {!words?.isLasting && <OrderTypeChoice branch={branch} orderType={orderType} />}
      </div>
      <div aria-live="polite" className={styles.live}>
        {words && <StopNotice words={words} branch={branch} />}
      </div>
      {orderType === 'dineIn' && <TableField branch={branch} />}
    </Section>
  )
}
