import { changeUnit, offeredUnits } from '#domain/catalogue/amount.ts'
import type { AmountRules, ProductView } from '#domain/catalogue/product.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { AmountStepper } from '../ui/amount-stepper.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './amount-choice.module.css'

interface AmountChoiceProps {
  product: ProductView
  item: CartItem
  rules: AmountRules
  onChange: (item: CartItem) => void
}

export function AmountChoice({ product, item, rules, onChange }: AmountChoiceProps) {
  const units = offeredUnits(product)

  return (
    <div className="stack">
      {units.length > 1 && (
        <Segmented
          legend="Einheit"
          name="unit"
          value={item.unit}
          options={units.map((unit) => ({ value: unit, label: unitLabel(unit) }))}
          onChoose={(unit) =>
            onChange({ ...item, unit, amount: changeUnit(item.amount, item.unit, unit, product) })
          }
        />
      )}
      <div className={styles.amount}>
        <span className={styles.label}>Menge</span>
        <AmountStepper
          amount={item.amount}
          rules={rules}
          name={product.name}
          unitText={unitTypeOf(item.unit) === 'amount' ? undefined : unitLabel(item.unit, item.amount)}
          onChange={(amount) => onChange({ ...item, amount })}
        />
      </div>
    </div>
  )
}
