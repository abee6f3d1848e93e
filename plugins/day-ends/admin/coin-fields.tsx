import { useId } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { denominations } from '#domain/ordering/day-end/cash-count.ts'

import styles from './day-end.module.css'
import type { TypedCoins } from './typed-count.ts'

type CoinFieldsProps = { counts: TypedCoins; onChange: (counts: TypedCoins) => void }

/** How many there are of each note and coin. */
export function CoinFields({ counts, onChange }: CoinFieldsProps) {
  const id = useId()

  return (
    <fieldset className={styles.coins}>
      <legend>Scheine und Münzen</legend>
      {denominations.map((cents) => (
        <div key={cents}>
          <label htmlFor={`${id}-${cents}`}>{formatMoney(cents)}</label>
          <input
            id={`${id}-${cents}`}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            placeholder="0"
            value={counts[`${cents}`] ?? ''}
            onChange={({ target }) => onChange({ ...counts, [`${cents}`]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
