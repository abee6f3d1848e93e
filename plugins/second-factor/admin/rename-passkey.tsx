'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { Dialog } from './dialog.tsx'
import styles from './factors.module.css'
import { PasskeyName } from './passkey-name.tsx'

type Props = { name: string; onName: (name: string) => void; onClose: () => void }

/** Another name for a passkey: telephones change, and what is on the key ring gets a second one beside it. */
export function RenamePasskey({ name: current, onName, onClose }: Props) {
  const [name, setName] = useState(current)

  return (
    <Dialog title="Passkey umbenennen" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onName(name)
        }}
      >
        <PasskeyName name={name} onName={setName} />
        <div className={styles.actions}>
          <Button type="submit" margin={false}>
            Umbenennen
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
