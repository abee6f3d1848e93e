'use client'

import { Button } from '@payloadcms/ui'
import { getSafeRedirect } from 'payload/shared'
import { useEffect, useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { problemOf, signInByPasskey } from './calls.ts'
import { ConfirmStep } from './confirm-step.tsx'
import styles from './factors.module.css'
import { hearSignIn, type NextStep } from './hear-sign-in.ts'
import { SetUpStep } from './set-up-step.tsx'
import { sentPasskey } from './sent-passkey.ts'
import { useWork } from './use-work.ts'
import { canUsePasskeys, signWithPasskey } from './with-passkey.ts'

/** Below the login form: a passkey instead of it, and what a right password leads to where it is not enough. */
export function SignInStep() {
  const [step, setStep] = useState<NextStep | null>(null)
  const leave = () => setStep(null)
  useEffect(() => followSignIn(setStep), [])

  return (
    <>
      <PasskeyInstead />
      {step?.kind === 'confirm' && <ConfirmStep step={step} onDone={enter} onClose={leave} />}
      {step?.kind === 'set-up' && <SetUpStep permit={step.challenge} onDone={enter} onClose={leave} />}
    </>
  )
}

function PasskeyInstead() {
  const [isPossible, setIsPossible] = useState(false)
  const { isBusy, problem, run } = useWork()
  // Only the browser knows, once it is there.
  useEffect(() => setIsPossible(canUsePasskeys()), [])
  if (!isPossible) return null

  const signIn = async () => {
    const used = await signWithPasskey({})
    if ('problem' in used) return used.problem
    const outcome = await signInByPasskey(fetch, { body: sentPasskey(used) })
    if (outcome.ok) enter()
    return problemOf(outcome)
  }

  return (
    <div className={styles.passkey}>
      <Problem>{problem}</Problem>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="large"
        disabled={isBusy}
        onClick={() => void run(signIn)}
      >
        Mit Passkey anmelden
      </Button>
    </div>
  )
}

/** The panel is made anew, by the person who is signed in now. */
function enter(): void {
  const redirectTo = new URLSearchParams(window.location.search).get('redirect') ?? ''
  window.location.assign(getSafeRedirect({ fallbackTo: '/backend', redirectTo }))
}

/** For as long as the form is there; others may have wrapped it meanwhile, so it is only silenced then. */
function followSignIn(lead: (step: NextStep) => void): () => void {
  let isHere = true
  const before = window.fetch
  const heard = hearSignIn(before.bind(window), (step) => isHere && lead(step))
  window.fetch = (input, init) => (isHere ? heard(input, init) : before.call(window, input, init))

  return () => {
    isHere = false
  }
}
