'use client'

import { Button } from '@payloadcms/ui'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { askPermit, problemOf } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { Dialog } from './dialog.tsx'
import styles from './factors.module.css'
import { sentPasskey } from './sent-passkey.ts'
import { useWork } from './use-work.ts'
import { signWithPasskey } from './with-passkey.ts'

type Props = { hasPasskey: boolean; onPermit: (permit: string) => void; onClose: () => void }
type Proof = NonNullable<NonNullable<Parameters<typeof askPermit>[1]>['body']>

/** Before something changes about how somebody signs in, they say once more who they are. */
export function AskPermit({ hasPasskey, onPermit, onClose }: Props) {
  const { isBusy, problem, run } = useWork()
  const prove = async (proof: Proof) => {
    const outcome = await askPermit(fetch, { body: proof })
    if (outcome.ok) onPermit(outcome.body.permit)
    return problemOf(outcome)
  }
  const byPasskey = async () => {
    const used = await signWithPasskey({ isPermit: true })
    return 'problem' in used ? used.problem : prove({ passkey: sentPasskey(used) })
  }

  return (
    <Dialog title="Sind Sie es?" onClose={onClose}>
      <CodeForm
        label="Aktuelles Passwort"
        type="password"
        action="Weiter"
        onEnter={(password) => prove({ password })}
      />
      <Problem>{problem}</Problem>
      <div className={styles.actions}>
        {hasPasskey && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void run(byPasskey)}
          >
            Passkey verwenden
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  )
}
