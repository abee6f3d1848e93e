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
import type { AskedKind, FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { askedKindLabels } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { Action, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './fiscal.module.css'

const askFor = callOf<typeof askReceiptContract>('post', '/api/fiscal/boxes/{id}/receipts')
const plug = callOf<typeof plugBoxContract>('post', '/api/fiscal/boxes/{id}/plug')

const asked: Readonly<Record<FiscalScheme, readonly AskedKind[]>> = {
  rksv: ['zero', 'monthly'],
  tse: [],
}
const files: Readonly<Record<FiscalScheme, readonly [BoxFile, string][]>> = {
  rksv: [
    ['dep', 'DEP herunterladen'],
    ['keys', 'Prüfschlüssel herunterladen'],
  ],
  tse: [['tse', 'TSE-Protokoll herunterladen']],
}

type ActionsProps = { page: BoxPage; onChanged: () => void }

/** What whoever leads the branch may do: receipts by hand, files for whoever checks, an outage to practise with. */
export function BoxActions({ page: { box, mayLead }, onChanged }: ActionsProps) {
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
        {files[box.scheme].map(([file, label]) => (
          <a
            key={file}
            className={styles.file}
            href={addressOf<typeof boxFileContract>('/api/fiscal/boxes/{id}/file/{file}', {
              params: { ...params, file },
            })}
            download
          >
            {label}
          </a>
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
