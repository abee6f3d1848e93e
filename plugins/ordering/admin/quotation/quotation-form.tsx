'use client'

import { type FormEvent, useId, useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'
import type { OfferedLine } from '#domain/ordering/make-quotation.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, Field } from '#plugins/desk/kit.port.ts'

import { QuotationLines } from './quotation-lines.tsx'
import styles from './quotation-part.module.css'
import { QuotationSums } from './quotation-sums.tsx'
import type { Quotations } from './use-quotations.ts'
import { useQuotationForm } from './use-quotation-form.ts'

export type QuotationFormProps = {
  order: StaffOrder
  /** What stands in it at first. */
  first: readonly OfferedLine[]
  message: string
  appointment: string | null
  usualValidDay: string
  timeZone: string
  quotations: Quotations
  onClose: () => void
}

/** An offer as it is written: lines with their prices, a word to the guest, a time, and until when it holds. */
export function QuotationForm(props: QuotationFormProps) {
  const { order, timeZone, quotations, onClose } = props
  const id = useId()
  const form = useQuotationForm(props)
  const { typed, change } = form
  const [areProblemsSeen, setAreProblemsSeen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAreProblemsSeen(true)
    void form.send()
  }

  return (
    <form aria-label="Angebot schreiben" className={styles.form} noValidate onSubmit={submit}>
      <QuotationLines
        lines={typed.lines}
        problems={areProblemsSeen ? form.problems : []}
        onChange={(lines) => change({ lines })}
      />
      <QuotationSums order={order} lines={form.lines} />
      <Field label="Nachricht an den Gast">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            maxLength={2000}
            value={typed.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
      <MomentEntry
        id={`${id}-appointment`}
        label="Termin (leer: wie gewünscht)"
        onChange={(appointment) => change({ appointment })}
        timeZone={timeZone}
        value={typed.appointment}
      />
      <Field label="Gültig bis einschließlich">
        {(id) => (
          <>
            <input
              id={id}
              type="date"
              max="9999-12-31"
              value={typed.validUntil}
              onChange={({ target }) => change({ validUntil: target.value })}
            />
            {wholeMoment(typed.appointment) && (
              <span className={styles.quiet}>Längstens bis zum Termin.</span>
            )}
          </>
        )}
      </Field>
      <p role="alert" className={styles.problem}>
        {areProblemsSeen ? form.problem : null}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={quotations.isSending}>
          Angebot senden
        </Action>
        <Action onClick={onClose}>Abbrechen</Action>
      </div>
    </form>
  )
}
