import { useState } from 'react'

import {
  canStepDown,
  canStepUp,
  parseAmount,
  snapAmount,
  stepDown,
  stepUp,
} from '#domain/catalogue/amount.ts'
import type { AmountRules } from '#domain/catalogue/product.contract.ts'
import styles from './amount-stepper.module.css'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface AmountStepperProps {
  amount: number
  rules: AmountRules
  onChange: (amount: number) => void
  /** What is counted, for screen readers. */
  name: string
  unitText?: string | undefined
}

/** Plus, minus and a field that snaps to the product's limits. Spec: storefront 5, amount entry. */
export function AmountStepper({ amount, rules, onChange, name, unitText }: AmountStepperProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(amount).replace('.', ',')

  function take(entry: string) {
    const snapped = snapAmount(parseAmount(entry), rules)
    setTyped(undefined)
    onChange(snapped > 0 ? snapped : amount)
  }

  return (
    <div className={styles.stepper}>
      <IconButton
        label={`${name}: weniger`}
        disabled={!canStepDown(amount, rules)}
        onClick={() => onChange(stepDown(amount, rules))}
      >
        <Icon name="minus" />
      </IconButton>
      <label className={styles.value}>
        <span className="visually-hidden">{`${name}: Menge`}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          size={Math.max(text.length, 2)}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== undefined) {
              event.preventDefault()
              take(typed)
            }
          }}
        />
        {unitText && <span className={`quiet ${styles.unit}`}>{unitText}</span>}
      </label>
      <IconButton
        label={`${name}: mehr`}
        disabled={!canStepUp(amount, rules)}
        onClick={() => onChange(stepUp(amount, rules))}
      >
        <Icon name="plus" />
      </IconButton>
    </div>
  )
}
