'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import { opensWords } from '#domain/insight/qr/code-state.texts.ts'
import type { CodeState, codeStateContract } from '#domain/insight/qr/qr-codes.contract.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import styles from './code-panel.module.css'
import { PrintPart } from './print-part.tsx'
import { ScansPart } from './scans-part.tsx'

const read = callOf<typeof codeStateContract>('get', '/api/qr-codes/{id}/state')

/** Beside the form of a code: how it stands, how it is printed and how often it was scanned. */
export function CodePanel() {
  const { id, lastUpdateTime } = useDocumentInfo()

  return id ? <StoredCode id={String(id)} changedAt={lastUpdateTime} /> : null
}

/** Asked anew after each change: what is printed is what is stored. */
function StoredCode({ id, changedAt }: { id: string; changedAt: number }) {
  const state = kit.useLoaded(`${id} ${changedAt}`, (signal) => read(fetch, { signal, params: { id } }))

  return (
    <SidePanel id="code-panel" title="Gedruckter Code">
      <kit.LoadedView of={state} rows={4}>
        {(loaded) => (
          <div className={styles.parts}>
            <Warnings state={loaded} />
            <img
              className={styles.picture}
              src={`/api/qr-codes/${id}/picture.svg?size=200`}
              alt={`QR Code für ${loaded.address}`}
              width={200}
              height={200}
            />
            <Address state={loaded} />
            <OpensNow state={loaded} />
            {loaded.scans ? (
              <ScansPart scans={loaded.scans} />
            ) : (
              <Quiet>Wie oft er gescannt wurde, sehen alle, die zu seiner Filiale gehören.</Quiet>
            )}
            <PrintPart id={id} state={loaded} />
          </div>
        )}
      </kit.LoadedView>
    </SidePanel>
  )
}

function Warnings({ state: { warnings } }: { state: CodeState }) {
  if (warnings.length === 0) return null

  return (
    <ul className={styles.warnings} aria-label="Zu beachten">
      {warnings.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

function Address({ state: { address } }: { state: CodeState }) {
  return (
    <div className={styles.address}>
      <code>{address.replace(/^https?:\/\//, '')}</code>
      <CopyButton text={address} size="small" />
    </div>
  )
}

function OpensNow({ state: { opens } }: { state: CodeState }) {
  return (
    <div>
      <h3>Öffnet jetzt</h3>
      {opens ? (
        <p>
          {opensWords(opens)} <a href={opens.href}>{opens.href}</a>
        </p>
      ) : (
        <p>Nichts: Wer scannt, liest einen Hinweis und findet den Weg zu Ihrer Seite.</p>
      )}
      <Quiet>Mit einem Telefon auf Deutsch, so wie der Code gespeichert ist.</Quiet>
    </div>
  )
}
