'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'

import styles from './device-key-panel.module.css'
import { useDeviceKey } from './use-device-key.ts'

/** Issues, renews and revokes the key of a device; a new key is shown once and kept nowhere. */
export function DeviceKeyPanel() {
  const { id } = useDocumentInfo()
  const prefix = useFormFields(([fields]) => fields.keyPrefix?.value)
  const { state, isBusy, issue, revoke } = useDeviceKey(id, typeof prefix === 'string' ? prefix : null)
  const [isAsking, setIsAsking] = useState(false)
  if (!id) return <p>Nach dem ersten Speichern kann ein Schlüssel ausgestellt werden.</p>

  const act = (work: () => Promise<void>) => () => {
    setIsAsking(false)
    void work()
  }

  return (
    <SidePanel id="device-key" title="Geräteschlüssel">
      <p aria-live="polite">
        {state.hasKey ? 'Das Gerät hat einen Schlüssel.' : 'Das Gerät hat keinen Schlüssel.'}
      </p>
      <Problem>{state.problem}</Problem>
      {state.key && <IssuedKey deviceKey={state.key} />}
      <div className={styles.actions}>
        <Button
          disabled={isBusy}
          margin={false}
          onClick={state.hasKey ? () => setIsAsking(true) : act(issue)}
        >
          {state.hasKey ? 'Schlüssel erneuern' : 'Schlüssel ausstellen'}
        </Button>
        {state.hasKey && (
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={act(revoke)}>
            Widerrufen
          </Button>
        )}
      </div>
      {isAsking && (
        <div className={styles.actions}>
          <p>Der bisherige Schlüssel gilt dann sofort nicht mehr.</p>
          <Button disabled={isBusy} margin={false} onClick={act(issue)}>
            Jetzt erneuern
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(false)}>
            Abbrechen
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function IssuedKey({ deviceKey }: { deviceKey: string }) {
  return (
    <>
      <p>Bitte jetzt kopieren und am Gerät eingeben. Der Schlüssel wird nur dieses eine Mal angezeigt.</p>
      <code className={styles.key}>{deviceKey}</code>
      <div className={styles.actions}>
        <CopyButton text={deviceKey} />
      </div>
    </>
  )
}
