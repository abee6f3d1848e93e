'use client'

import { type FormEvent, useState } from 'react'

import { addressOf } from '#domain/api/call-of.ts'
import type { bookingBatchContract } from '#domain/ordering/accounting/accounting.contract.ts'
import type { ListedDay } from '#domain/ordering/day-end/day-end.contract.ts'
import { Action, Field, saveFile, SidePanel, tellDone } from '#plugins/desk/kit.port.ts'

import styles from './day-end.module.css'

type PanelProps = {
  branch: { id: string; name: string }
  /** Those on the list: the newest that was closed says which month is offered. */
  days: readonly ListedDay[]
  onClose: () => void
}

/** Closed days for the accountant, as a file that is imported. */
export function BatchPanel({ branch, days, onClose }: PanelProps) {
  const [range, setRange] = useState(() => lastMonthOf(days))
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const download = async () => {
    setIsSending(true)
    const query = { branch: branch.id, ...range }
    const failed = await saveFile(
      addressOf<typeof bookingBatchContract>('/api/day-ends/booking-batch', { query }),
    )
    setIsSending(false)
    setProblems(failed.map(({ message }) => message))
    if (failed.length === 0) tellDone('Der Buchungsstapel ist heruntergeladen.')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void download()
  }

  return (
    <SidePanel title="Buchungsstapel (DATEV)" onClose={onClose}>
      <p>
        {`Die abgeschlossenen Tage von „${branch.name}“ als Datei, die Ihre Steuerberatung einliest: je Tag eine Buchung für jede Zahlungsart und jeden Steuersatz.`}
      </p>
      <form aria-label="Buchungsstapel" className={styles.form} noValidate onSubmit={submit}>
        <DayField
          label="Erster Tag"
          value={range.from}
          onChange={(from) => setRange((before) => ({ ...before, from }))}
        />
        <DayField
          label="Letzter Tag"
          value={range.to}
          onChange={(to) => setRange((before) => ({ ...before, to }))}
        />
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
        </div>
        <Action type="submit" look="main" disabled={isSending}>
          Herunterladen
        </Action>
      </form>
      <p className={styles.hint}>
        Konten, Berater- und Mandantennummer stehen unter „Buchungskonten“. Das Programm Ihrer Steuerberatung
        prüft die Datei beim Einlesen; zertifiziert ist sie nicht.
      </p>
    </SidePanel>
  )
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void }

const DayField = ({ label, value, onChange }: FieldProps) => (
  <Field label={label}>
    {(id) => <input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

/** The month of the newest day that was closed, up to that day. */
function lastMonthOf(days: readonly ListedDay[]): { from: string; to: string } {
  const to = days.find(({ state }) => state === 'closed')?.day ?? ''

  return { from: to && `${to.slice(0, 8)}01`, to }
}
