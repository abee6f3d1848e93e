'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { setUpBoxContract } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { type FiscalScheme, fiscalSchemes } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { schemeLabels } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { Action, problemIn, SidePanel, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './fiscal.module.css'

const send = callOf<typeof setUpBoxContract>('post', '/api/fiscal/branches/{id}/box')

type PanelProps = {
  branch: { id: string; name: string }
  mayLead: boolean
  onClose: () => void
  onChanged: () => void
}

/** A branch whose receipts nobody signs, and the way to begin. */
export function SetUpPanel({ branch, mayLead, onClose, onChanged }: PanelProps) {
  const { ask, asking } = useAsk()
  const [isBusy, setIsBusy] = useState(false)
  const setUp = async (scheme: FiscalScheme) => {
    if (!(await ask(questionOf(branch.name, scheme)))) return
    setIsBusy(true)
    const answer = await send(fetch, { params: { id: branch.id }, body: { scheme } })
    setIsBusy(false)
    if (answer.ok) tellDone(`Die Belege werden ab jetzt signiert: Kasse ${answer.body.box.name}.`)
    else tellProblem(problemIn(answer))
    onChanged()
  }

  return (
    <SidePanel title={branch.name} onClose={onClose}>
      <p className={styles.hint}>
        Die Belege dieser Filiale werden nicht signiert. Eingerichtet wird eine Testeinrichtung: Ihre
        Signaturen sind echt gerechnet, gelten aber vor keinem Finanzamt. Auf jedem Beleg steht das dabei.
      </p>
      {mayLead ? (
        <p className={styles.actions}>
          {fiscalSchemes.map((scheme) => (
            <Action key={scheme} disabled={isBusy} onClick={() => void setUp(scheme)}>
              {`Mit ${schemeLabels[scheme]} beginnen`}
            </Action>
          ))}
        </p>
      ) : (
        <p>Einrichten kann das die Leitung der Filiale.</p>
      )}
      {asking}
    </SidePanel>
  )
}

const questionOf = (branch: string, scheme: FiscalScheme) => ({
  title: `Belege signieren: ${schemeLabels[scheme]}?`,
  text: `Ab jetzt bekommt jede Zahlung von „${branch}“ einen Beleg mit fortlaufender Nummer und Testsignatur.`,
  confirm: 'Beginnen',
})
