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
  const [isPressed, setPressed] = useState(false)

  function take(entry: string) {
    const snapped = snapAmount(parseAmount(entry), rules)
    setTyped(undefined)
    onChange(snapped > 0 ? snapped : amount)
  }

  function step(next: number) {
    setPressed(true)
    onChange(next)
  }

  return (
    <div className={styles.stepper} onBlur={() => setPressed(false)}>
      <IconButton
        label={`${name}: weniger`}
        disabled={!canStepDown(amount, rules)}
        onClick={() => step(stepDown(amount, rules))}
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
        onClick={() => step(stepUp(amount, rules))}
      >
        <Icon name="plus" />
      </IconButton>
      {/* Whoever presses hears nothing of the field; whoever types hears it anyway. */}
      <span className="visually-hidden" aria-live="polite">
        {isPressed && [text, unitText].filter(Boolean).join(' ')}
      </span>
    </div>
  )
}
