import { formatMoney } from '#domain/money/money.ts'
import { takenOff } from '#domain/ordering/discounts/discounts.texts.ts'
import { Row, Rows } from '../../ui/receipt.tsx'
import type { VoucherPart } from '../../vouchers/entered-vouchers.ts'
import styles from './order-summary.module.css'

/** What vouchers take off what is to be paid, below the total. */
export function VoucherTotals({ part, currency }: { part: VoucherPart; currency: string }) {
  return (
    <Rows className={styles.vouchers}>
      {part.vouchers.map(({ code, hint, amount }) => (
        <Row key={code} label={`Gutschein ${hint}`} value={takenOff(amount, currency)} />
      ))}
      <Row className={styles.open} label="Noch zu zahlen" value={formatMoney(part.rest, currency)} />
    </Rows>
  )
}
