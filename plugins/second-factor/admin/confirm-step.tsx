'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { problemOf, signInByCode, signInByPasskey } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { Dialog } from './dialog.tsx'
import styles from './factors.module.css'
import type { NextStep } from './hear-sign-in.ts'
import { sentPasskey } from './sent-passkey.ts'
import { useWork } from './use-work.ts'
import { signWithPasskey } from './with-passkey.ts'

type Props = {
  step: Extract<NextStep, { kind: 'confirm' }>
  onDone: () => void
  onClose: () => void
}

/** The second step: a code, or a passkey where there is one. */
export function ConfirmStep({ step, onDone, onClose }: Props) {
  const { challenge, hasApp, hasPasskey } = step
  const [isRemembered, setIsRemembered] = useState(false)
  const { isBusy, problem, run } = useWork()

  const byCode = async (code: string) => {
    const outcome = await signInByCode(fetch, { body: { challenge, code, isRemembered } })
    if (outcome.ok) onDone()
    return problemOf(outcome)
  }
  const byPasskey = async () => {
    const used = await signWithPasskey({ challenge })
    if ('problem' in used) return used.problem
    const outcome = await signInByPasskey(fetch, { body: { ...sentPasskey(used), isRemembered } })
    if (outcome.ok) onDone()
    return problemOf(outcome)
  }

  return (
    <Dialog title="Zweiter Schritt" onClose={onClose}>
      <CodeForm
        label={hasApp ? 'Code aus der App' : 'Wiederherstellungscode'}
        {...(hasApp && { hint: 'Oder einer Ihrer Wiederherstellungscodes.' })}
        action="Anmelden"
        onEnter={byCode}
      >
        <label className={styles.remember}>
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target }) => setIsRemembered(target.checked)}
          />
          Auf diesem Gerät 30 Tage lang nicht mehr fragen
        </label>
      </CodeForm>
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
