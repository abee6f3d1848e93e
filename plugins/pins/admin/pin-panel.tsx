'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type {
  liftPinLockContract,
  pinContract,
  removePinContract,
  setPinContract,
} from '#domain/people/pin.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

import styles from './pin-panel.module.css'
import { lockedFor } from './locked-for.ts'

const readPin = callOf<typeof pinContract>('get', '/api/users/{id}/pin')
const setPin = callOf<typeof setPinContract>('put', '/api/users/{id}/pin')
const removePin = callOf<typeof removePinContract>('delete', '/api/users/{id}/pin')
const liftLock = callOf<typeof liftPinLockContract>('delete', '/api/users/{id}/pin/lock')

/** Somebody may be locked out at a device while their account is looked at. */
const refreshSeconds = 20
const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** Beside an account: the digits by which its owner says at a device who they are. */
export function PinPanel() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const pin = useLoaded(String(id), (signal) => readPin(fetch, { params: { id: String(id) }, signal }))
  useEvery(refreshSeconds, pin.reload)
  // Whoever may not set it is refused to read it, and is shown nothing.
  if (!id || !user || !pin.data) return null

  return (
    <SidePanel id="pin" title="PIN">
      <p>Damit sagt man an den Bildschirmen der Filiale, wer man ist, ohne sich anzumelden.</p>
      <p aria-live="polite">
        {pin.data.hasPin ? 'Eine PIN ist gesetzt.' : 'Es ist keine PIN gesetzt.'}{' '}
        {pin.data.lockedMinutes !== null && <strong>{lockedFor(pin.data.lockedMinutes)}</strong>}
      </p>
      <PinForm key={pin.data.changedAt} user={String(id)} {...pin.data} reload={pin.reload} />
    </SidePanel>
  )
}

type FormProps = { user: string; hasPin: boolean; lockedMinutes: number | null; reload: () => void }

function PinForm({ user, hasPin, lockedMinutes, reload }: FormProps) {
  const id = useId()
  const [pin, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: Promise<{ ok: boolean; errors?: readonly { message: string }[] }>) => {
    setIsBusy(true)
    const answer = await work
    setIsBusy(false)
    setProblem(answer.ok ? null : (answer.errors?.[0]?.message ?? unreachable))
    if (answer.ok) reload()
  }
  const params = { id: user }
  const save = () => run(setPin(fetch, { params, body: { pin } }))

  return (
    <div className={styles.form}>
      <label htmlFor={id}>{hasPin ? 'Neue PIN' : 'PIN'} (4 bis 8 Ziffern)</label>
      <input
        id={id}
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={8}
        value={pin}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around this one is that of the account.
          event.preventDefault()
          if (pin.length >= 4) void save()
        }}
      />
      <Problem>{problem}</Problem>
      <div className={styles.actions}>
        {lockedMinutes !== null && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            size="small"
            onClick={() => void run(liftLock(fetch, { params }))}
          >
            Sperre aufheben
          </Button>
        )}
        <Button disabled={isBusy || pin.length < 4} margin={false} size="small" onClick={() => void save()}>
          {hasPin ? 'PIN ändern' : 'PIN setzen'}
        </Button>
        {hasPin && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            size="small"
            onClick={() => void run(removePin(fetch, { params }))}
          >
            Löschen
          </Button>
        )}
      </div>
    </div>
  )
}
