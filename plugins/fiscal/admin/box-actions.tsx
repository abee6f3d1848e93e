'use client'

import { useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import type {
  askReceiptContract,
  boxFileContract,
  BoxFile,
  BoxPage,
  plugBoxContract,
} from '#domain/ordering/fiscal/fiscal.contract.ts'
import { receiptYears } from '#domain/ordering/fiscal/receipt-years.ts'
import type { AskedKind, FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { askedKindLabels } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { Action, ActionLink, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './fiscal.module.css'

const askFor = callOf<typeof askReceiptContract>('post', '/api/fiscal/boxes/{id}/receipts')
const plug = callOf<typeof plugBoxContract>('post', '/api/fiscal/boxes/{id}/plug')

const asked: Readonly<Record<FiscalScheme, readonly AskedKind[]>> = {
  rksv: ['zero', 'monthly'],
  tse: [],
}
type FileLink = { file: BoxFile; label: string; year?: number }

/** A record that goes over several years is handed out by the year as well, for it only grows. */
function filesOf({ box, timeZone }: BoxPage): FileLink[] {
  const [file, name] = box.scheme === 'rksv' ? (['dep', 'DEP'] as const) : (['tse', 'TSE-Protokoll'] as const)
  const years = receiptYears(box, timeZone)
  const ofYears = years.length < 2 ? [] : years.map((year) => ({ file, label: `${name} ${year}`, year }))
  const keys = { file: 'keys', label: 'Prüfschlüssel herunterladen' } as const

  return [{ file, label: `${name} herunterladen` }, ...ofYears, ...(box.scheme === 'rksv' ? [keys] : [])]
}

type ActionsProps = { page: BoxPage; onChanged: () => void }

/** What whoever leads the branch may do: receipts by hand, files for whoever checks, an outage to practise with. */
export function BoxActions({ page, onChanged }: ActionsProps) {
  const { box, mayLead } = page
  const { ask, asking } = useAsk()
  const [isBusy, setIsBusy] = useState(false)
  if (!mayLead) return null

  const press = async (work: () => ReturnType<typeof askFor>, said: string) => {
    setIsBusy(true)
    const answer = await work()
    setIsBusy(false)
    if (answer.ok) tellDone(said)
    else tellProblem(problemIn(answer))
    onChanged()
  }
  const params = { id: box.id }
  const write = async (kind: AskedKind) => {
    if (kind === 'closing' && !(await ask(closingQuestion(box.name)))) return
    await press(() => askFor(fetch, { params, body: { kind } }), doneTexts[kind])
  }
  const change = () =>
    press(
      () => plug(fetch, { params, body: { isUnplugged: !box.isUnplugged } }),
      box.isUnplugged ? 'Die Testeinrichtung ist wieder da.' : 'Die Testeinrichtung ist abgezogen.',
    )

  return (
    <>
      {box.endedAt === null && (
        <p className={styles.actions}>
          {asked[box.scheme].map((kind) => (
            <Action key={kind} disabled={isBusy} onClick={() => void write(kind)}>
              {askedKindLabels[kind]}
            </Action>
          ))}
          {box.isTest && (
            <Action
              look={box.isUnplugged ? 'plain' : 'quiet'}
              disabled={isBusy}
              onClick={() => void change()}
            >
              {box.isUnplugged ? 'Ausfall beenden' : 'Ausfall üben'}
            </Action>
          )}
        </p>
      )}
      <p className={styles.actions}>
        {filesOf(page).map(({ file, label, year }) => (
          <ActionLink
            key={label}
            href={addressOf<typeof boxFileContract>('/api/fiscal/boxes/{id}/file/{file}', {
              params: { ...params, file },
              query: year === undefined ? {} : { year: String(year) },
            })}
            download
          >
            {label}
          </ActionLink>
        ))}
      </p>
      {box.endedAt === null && (
        <p className={styles.actions}>
          <Action look="danger" disabled={isBusy} onClick={() => void write('closing')}>
            {askedKindLabels.closing}
          </Action>
        </p>
      )}
      {asking}
    </>
  )
}

const doneTexts: Readonly<Record<AskedKind, string>> = {
  zero: 'Der Nullbeleg ist erstellt.',
  monthly: 'Der Monatsbeleg ist erstellt.',
  closing: 'Die Kasse ist außer Betrieb.',
}

const closingQuestion = (name: string) => ({
  title: `Kasse ${name} außer Betrieb nehmen?`,
  text: 'Diese Kasse signiert dann nie wieder einen Beleg. Ihr Protokoll laden Sie bitte davor herunter und bewahren es auf.',
  confirm: 'Außer Betrieb nehmen',
})
