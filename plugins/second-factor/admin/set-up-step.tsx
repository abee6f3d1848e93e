'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { Dialog } from './dialog.tsx'
import styles from './factors.module.css'
import type { Added } from './on-added.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { SetUpPasskey } from './set-up-passkey.tsx'
import { canUsePasskeys } from './with-passkey.ts'

type Props = {
  permit: string
  /** Begun by one of the two, or by asking which. */
  kind?: 'app' | 'passkey'
  onDone: () => void
  onClose: () => void
}

const titles = { app: 'App für Einmalcodes', passkey: 'Neuer Passkey' }

/** Sets a factor up, in the login as in the account, and shows the codes that come with the first one. */
export function SetUpStep({ permit, kind: given, onDone, onClose }: Props) {
  const [kind, setKind] = useState(given)
  const [codes, setCodes] = useState<string[] | null>(null)
  const onAdded = ({ recoveryCodes }: Added) => (recoveryCodes ? setCodes(recoveryCodes) : onDone())
  if (codes) {
    return (
      <Dialog key="codes" title="Ihre Wiederherstellungscodes" isFirm onClose={onDone}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    )
  }

  return (
    <Dialog key="set-up" title={kind ? titles[kind] : 'Zweiten Faktor einrichten'} onClose={onClose}>
      {!kind && <ChooseKind onChoose={setKind} />}
      {kind === 'app' && <SetUpApp permit={permit} onAdded={onAdded} />}
      {kind === 'passkey' && <SetUpPasskey permit={permit} onAdded={onAdded} />}
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  )
}

function ChooseKind({ onChoose }: { onChoose: (kind: 'app' | 'passkey') => void }) {
  return (
    <>
      <p>
        Für Ihren Zugang ist neben dem Passwort ein zweiter Faktor vorgeschrieben. Richten Sie ihn jetzt ein,
        danach sind Sie angemeldet.
      </p>
      <div className={styles.actions}>
        <Button margin={false} onClick={() => onChoose('app')}>
          App für Einmalcodes
        </Button>
        {canUsePasskeys() && (
          <Button buttonStyle="secondary" margin={false} onClick={() => onChoose('passkey')}>
            Passkey
          </Button>
        )}
      </div>
    </>
  )
}
