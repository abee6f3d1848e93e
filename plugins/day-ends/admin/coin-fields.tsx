import { formatMoney } from '#domain/money/money.ts'
import { denominations } from '#domain/ordering/day-end/cash-count.ts'
import { Field } from '#plugins/desk/kit.port.ts'

import styles from './day-end.module.css'
import type { TypedCoins } from './typed-count.ts'

type CoinFieldsProps = { counts: TypedCoins; onChange: (counts: TypedCoins) => void }

/** How many there are of each note and coin. */
export const CoinFields = ({ counts, onChange }: CoinFieldsProps) => (
  <fieldset className={styles.coins}>
    <legend>Scheine und Münzen</legend>
    {denominations.map((cents) => (
      <Field key={cents} label={formatMoney(cents)}>
        {(id) => (
          <input
            id={id}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            placeholder="0"
            value={counts[`${cents}`] ?? ''}
            onChange={({ target }) => onChange({ ...counts, [`${cents}`]: target.value })}
          />
        )}
      </Field>
    ))}
  </fieldset>
)
