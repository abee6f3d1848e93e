'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type {
  liftDevicePinLockContract,
  liftPinLockContract,
  pinLocksContract,
} from '#domain/people/pin.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

import { lockedFor } from './locked-for.ts'
import styles from './pin-panel.module.css'

const readLocks = callOf<typeof pinLocksContract>('get', '/api/devices/{id}/pin-locks')
const liftDevice = callOf<typeof liftDevicePinLockContract>('delete', '/api/devices/{id}/pin-locks')
const liftPerson = callOf<typeof liftPinLockContract>('delete', '/api/users/{id}/pin/lock')

const refreshSeconds = 20
const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** Beside a device, as long as PINs are locked there: whose, and an end to it. */
export function PinLocksPanel() {
  const { id } = useDocumentInfo()

  return id ? <PinLocks device={String(id)} /> : null
}

function PinLocks({ device }: { device: string }) {
  const locks = useLoaded(device, (signal) => readLocks(fetch, { params: { id: device }, signal }))
  useEvery(refreshSeconds, locks.reload)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { lockedMinutes = null, people = [] } = locks.data ?? {}
  if (lockedMinutes === null && people.length === 0 && !problem) return null
  const lift = async (lifting: Promise<Outcome<unknown>>) => {
    setIsBusy(true)
    const answer = await lifting
    setIsBusy(false)
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? unreachable))
    locks.reload()
  }
  const row = (name: string, minutes: number, lifting: () => Promise<Outcome<unknown>>) => (
    <li key={name}>
      <span>
        <strong>{name}</strong> {lockedFor(minutes)}
      </span>
      <Button
        aria-label={`${name}: Sperre aufheben`}
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        size="small"
        onClick={() => void lift(lifting())}
      >
        Sperre aufheben
      </Button>
    </li>
  )

  return (
    <SidePanel id="pin-locks" title="Gesperrte PINs">
      <ul className={styles.locks} aria-live="polite">
        {lockedMinutes !== null &&
          row('Dieses Gerät', lockedMinutes, () => liftDevice(fetch, { params: { id: device } }))}
        {people.map(({ id, name, lockedMinutes: minutes }) =>
          row(name, minutes, () => liftPerson(fetch, { params: { id } })),
        )}
      </ul>
      <Problem>{problem}</Problem>
    </SidePanel>
  )
}
