'use client'

import { type FormEvent, useState } from 'react'

import { unitLabel } from '#domain/catalogue/units.ts'
import { weighedUnitOf } from '#domain/ordering/sold-line.ts'
import { Action, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './change-line.module.css'
import { LineField } from './line-field.tsx'
import { type LineGiven, type TypedLine, useLineChange } from './use-line-change.ts'

/** What a guest says of one line on the telephone, and what it weighed in the end; the server says what it costs. */
export function ChangeLine(props: LineGiven) {
  const { order, item, onClose } = props
  const [typed, setTyped] = useState<TypedLine>({
    amount: written(item.amount),
    weighed: item.weighed === undefined ? '' : written(item.weighed),
    comment: item.comment ?? '',
  })
  const { problem, isSending, save, remove } = useLineChange(props)
  const { ask, asking } = useAsk()
  const weighedIn = weighedUnitOf(item)
  const fieldOf = (name: keyof TypedLine) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(typed)
  }
  const askToRemove = async () => {
    if (await ask(removal(item.name))) await remove()
  }

  return (
    <form aria-label={`${item.name} ändern`} className={styles.form} noValidate onSubmit={submit}>
      <LineField label={`Menge (${unitLabel(item.unit, 2)})`} isAmount {...fieldOf('amount')} />
      {weighedIn && (
        <LineField
          label={`Gewogen oder gemessen (${unitLabel(weighedIn, 2)})`}
          isAmount
          {...fieldOf('weighed')}
        />
      )}
      <LineField label="Anmerkung für den Gast" {...fieldOf('comment')} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isSending}>
          Speichern
        </Action>
        <Action onClick={onClose}>Abbrechen</Action>
        {order.items.length > 1 && (
          <Action look="quiet" disabled={isSending} onClick={() => void askToRemove()}>
            Entfernen
          </Action>
        )}
      </div>
      {asking}
    </form>
  )
}

const written = (amount: number): string =>
  amount.toLocaleString('de-AT', { useGrouping: false, maximumFractionDigits: 3 })

const removal = (name: string) => ({
  title: `${name} entfernen?`,
  text: 'Die Bestellung wird neu berechnet, und der Gast erfährt es.',
  confirm: 'Entfernen',
  isDangerous: true,
})
