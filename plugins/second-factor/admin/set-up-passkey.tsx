'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { addPasskey, problemOf } from './calls.ts'
import styles from './factors.module.css'
import type { OnAdded } from './on-added.ts'
import { PasskeyName } from './passkey-name.tsx'
import { useWork } from './use-work.ts'
import { makePasskey } from './with-passkey.ts'

/** Makes a passkey under a name by which its owner finds it again. */
export function SetUpPasskey({ permit, onAdded }: { permit: string; onAdded: OnAdded }) {
  const [name, setName] = useState('')
  const { isBusy, problem, run } = useWork()

  const add = async () => {
    const made = await makePasskey(permit)
    if ('problem' in made) return made.problem
    const outcome = await addPasskey(fetch, { body: { ...made, name, response: sent(made.response) } })
    if (outcome.ok) onAdded(outcome.body)
    return problemOf(outcome)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(add)
      }}
    >
      <p>
        Ein Passkey liegt auf einem Gerät oder Sicherheitsschlüssel und wird dort mit Finger, Gesicht oder PIN
        freigegeben.
      </p>
      <PasskeyName name={name} onName={setName} />
      <Problem>{problem}</Problem>
      <Button type="submit" margin={false} disabled={isBusy}>
        Passkey erstellen
      </Button>
    </form>
  )
}

type Response = Parameters<typeof addPasskey>[1]['body']['response']
type Made = Exclude<Awaited<ReturnType<typeof makePasskey>>, { problem: string }>['response']

/** Of what the browser says, what the server reads. */
const sent = ({ id, rawId, response }: Made): Response => ({
  id,
  rawId,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    ...(response.transports && { transports: [...response.transports] }),
  },
})
