'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { boxContract, BoxPage } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { awayTexts, schemeLabels, testSignatureText } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import { LoadedView, SidePanel, StatusPill, useLoaded } from '#plugins/desk/kit.port.ts'

import { BoxActions } from './box-actions.tsx'
import { BoxReceipts } from './box-receipts.tsx'
import { boxState } from './box-words.ts'
import styles from './fiscal.module.css'

const read = callOf<typeof boxContract>('get', '/api/fiscal/boxes/{id}')

type PanelProps = { id: string; branch: string; onClose: () => void; onChanged: () => void }

/** A cash box beside the list: its device, what may be asked of it, and what it wrote last. */
export function BoxPanel({ id, branch, onClose, onChanged }: PanelProps) {
  const loaded = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))
  const reload = () => {
    loaded.reload()
    onChanged()
  }

  return (
    <SidePanel title={branch} onClose={onClose}>
      <LoadedView of={loaded}>
        {(page) => (
          <>
            <BoxFacts {...page} />
            <BoxActions page={page} onChanged={reload} />
            <BoxReceipts {...page} />
          </>
        )}
      </LoadedView>
    </SidePanel>
  )
}

function BoxFacts({ box, timeZone }: BoxPage) {
  const { tone, words } = boxState(box)

  return (
    <>
      <p className={styles.state}>
        <StatusPill tone={tone}>{words}</StatusPill>
      </p>
      {box.awaySince !== null && (
        <p className={styles.outage} role="alert">
          {`Seit ${momentWords(box.awaySince, timeZone)} antwortet die Einrichtung nicht. Verkauft wird weiter; auf den Belegen steht „${awayTexts[box.scheme]}“. ${outageDuty[box.scheme]}`}
        </p>
      )}
      <dl>
        <dt>Kasse</dt>
        <dd>{box.name}</dd>
        <dt>Verfahren</dt>
        <dd>{schemeLabels[box.scheme]}</dd>
        <dt>Einrichtung</dt>
        <dd>{box.isTest ? testSignatureText : 'Angeschlossen'}</dd>
        <dt>{box.scheme === 'rksv' ? 'Zertifikat' : 'Seriennummer'}</dt>
        <dd className={styles.serial}>{box.serial}</dd>
        <dt>Seit</dt>
        <dd>{momentWords(box.startedAt, timeZone)}</dd>
        <dt>Belege</dt>
        <dd>{box.unsigned === 0 ? box.receipts : `${box.receipts}, davon ${box.unsigned} ohne Signatur`}</dd>
      </dl>
    </>
  )
}

const outageDuty = {
  rksv: 'Dauert der Ausfall länger als 48 Stunden, ist er über FinanzOnline zu melden.',
  tse: 'Beginn, Ende und Grund des Ausfalls sind zu dokumentieren.',
} as const
