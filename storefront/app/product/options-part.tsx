import { useId } from 'react'

import { toggleOption } from '#domain/catalogue/product-configuration.ts'
import type { PartOption, ProductPart } from '#domain/catalogue/product.contract.ts'
import { isSoldOut } from '#domain/catalogue/sold-out.ts'
import { formatMoney } from '#domain/money/money.ts'
import styles from './options-part.module.css'

interface OptionsPartProps {
  part: ProductPart
  chosen: readonly string[]
  currency: string
  isPriceHidden: boolean
  /** For when it is wanted, which something may be sold out until. */
  at: Temporal.Instant
  error: string | undefined
  onChange: (options: string[]) => void
}

/** Choices with what they change about the price, if guests read that; an optional single choice can be cleared by choosing it again. */
export function OptionsPart({ part, chosen, at, error, onChange, ...shown }: OptionsPartProps) {
  const id = useId()
  const isSingle = part.type === 'select'
  const toggle = (option: string) => onChange(toggleOption(part, chosen, option))

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <span>{part.name}</span>
        <span className={part.optional ? styles.optional : styles.required}>
          {part.optional ? 'optional' : 'erforderlich'}
        </span>
      </legend>
      {part.description && <p className="quiet">{part.description}</p>}
      {error && (
        <p className="problem" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className={styles.options}>
        {part.options.map((option) => {
          const isChosen = chosen.includes(option.id)
          const isGone = isSoldOut(option.soldOutUntil, at)

          return (
            <label key={option.id} className={styles.option}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={`${id}-${part.id}`}
                checked={isChosen}
                // What was chosen before it sold out can still be taken back.
                disabled={isGone && (isSingle || !isChosen)}
                onChange={() => toggle(option.id)}
                onClick={() => isSingle && part.optional && isChosen && toggle(option.id)}
              />
              <span className={styles.name}>{option.name}</span>
              <span className={`quiet ${styles.price}`}>
                {isGone ? 'ausverkauft' : priceText(option, shown)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type Shown = Pick<OptionsPartProps, 'isPriceHidden' | 'currency'>

const priceText = (option: PartOption, { isPriceHidden, currency }: Shown): string =>
  isPriceHidden ? '' : modifierText(option, currency)

function modifierText({ modifier, value }: PartOption, currency: string): string {
  if (modifier === 'overwrite') return formatMoney(value, currency)
  if (value === 0) return ''

  return `${(modifier === 'add') === value > 0 ? '+' : '−'}\u00a0${formatMoney(Math.abs(value), currency)}`
}
