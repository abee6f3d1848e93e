'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { mayMove, mayPrintAgain } from '#domain/ordering/printing/print-job.ts'
import type {
  discardJobContract,
  printAgainContract,
  PrintJob,
} from '#domain/ordering/printing/printing.contract.ts'
import { Action, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import styles from './printers-view.module.css'

const again = callOf<typeof printAgainContract>('post', '/api/print-jobs/{id}/again')
const discard = callOf<typeof discardJobContract>('post', '/api/print-jobs/{id}/discard')

type ActionsProps = { job: Pick<PrintJob, 'id' | 'state'>; onChanged: () => void }

/** What people decide about a slip: once more, as a copy, or never. */
export function JobActions({ job: { id, state }, onChanged }: ActionsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work()
    setIsBusy(false)
    onChanged()
  }
  const printAgain = async () => {
    const printed = await again(fetch, { params: { id } })
    if (printed.ok) tellDone(printed.body.notice ?? `Wird noch einmal gedruckt: ${printed.body.printer}.`)
    else tellProblem(printed.errors[0]?.message ?? 'Der Beleg konnte nicht gedruckt werden.')
  }
  const throwAway = async () => {
    const thrown = await discard(fetch, { params: { id } })
    if (thrown.ok) tellDone('Der Druckauftrag ist verworfen.')
    else tellProblem(thrown.errors[0]?.message ?? 'Der Druckauftrag wurde nicht verworfen.')
  }

  return (
    <div className={styles.actions}>
      {mayPrintAgain(state) && (
        <Action look="main" disabled={isBusy} onClick={() => void act(printAgain)}>
          Erneut drucken
        </Action>
      )}
      {mayMove(state, 'discard') && (
        <Action disabled={isBusy} onClick={() => void act(throwAway)}>
          Verwerfen
        </Action>
      )}
    </div>
  )
}
