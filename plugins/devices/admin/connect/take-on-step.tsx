'use client'

import { useEffect, useRef, useState } from 'react'

import type { Device } from '#cms/payload-types.ts'
import { Problem } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import type { AskingScreen, PairedKind } from '#domain/operations/device-pairing.contract.ts'
import { deviceScreenLabels, screenOfKind } from '#domain/operations/device-screens.ts'
import { deviceKindLabels } from '#domain/operations/devices.ts'
import { networkInWords } from '#domain/operations/truncate-address.ts'
import { Action, useLoaded } from '#plugins/desk/kit.port.ts'

import type { LedBranch } from '../../operations/led-branches.ts'
import type { Confirmation } from './connect-screen.tsx'
import styles from './connect-screen.module.css'

type Row = Pick<Device, 'id' | 'name' | 'branch'>
const readDevices = callOf<ListContract<'devices', keyof Row>>('get', '/api/devices')

type Props = {
  code: string
  screen: AskingScreen
  branches: LedBranch[]
  timeZone: string
  isBusy: boolean
  problem: string | null
  onConfirm: (wish: Confirmation) => void
  onCancel: () => void
}

/** Which screen asks, and what becomes of it: a new device, or one that is there already. */
export function TakeOnStep({
  code,
  screen,
  branches,
  timeZone,
  isBusy,
  problem,
  onConfirm,
  onCancel,
}: Props) {
  const [branch, setBranch] = useState(branches[0]?.id ?? '')
  const [name, setName] = useState(deviceScreenLabels[screenOfKind(screen.kind)])
  const [device, setDevice] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const wish: Confirmation = device ? { code, device } : { code, branch, name: name.trim() }
  const isComplete = device !== '' || (branch !== '' && name.trim() !== '')

  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) onConfirm(wish)
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        Ist es dieser Bildschirm?
      </h2>
      <AskingFacts screen={screen} timeZone={timeZone} />
      <FormerDevice kind={screen.kind} value={device} onChange={setDevice} />
      {device === '' && (
        <>
          <label htmlFor="pairing-branch">Filiale</label>
          <select id="pairing-branch" value={branch} onChange={({ target }) => setBranch(target.value)}>
            {branches.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          <label htmlFor="pairing-name">Name des Geräts</label>
          <input
            id="pairing-name"
            value={name}
            maxLength={160}
            required
            aria-describedby="pairing-name-hint"
            onChange={({ target }) => setName(target.value)}
          />
          <p id="pairing-name-hint" className={styles.hint}>
            Steht im Verlauf von Bestellungen, zum Beispiel „Küche links“.
          </p>
        </>
      )}
      <Problem>{problem}</Problem>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isBusy || !isComplete}>
          Bildschirm verbinden
        </Action>
        <Action onClick={onCancel}>Anderer Code</Action>
      </div>
    </form>
  )
}

function AskingFacts({ screen, timeZone }: { screen: AskingScreen; timeZone: string }) {
  const clock = (at: string) =>
    `${new Date(at).toLocaleTimeString('de-AT', { timeZone, hour: '2-digit', minute: '2-digit' })} Uhr`

  return (
    <dl className={styles.facts}>
      <dt>Art</dt>
      <dd>{deviceKindLabels[screen.kind]}</dd>
      <dt>Netz</dt>
      <dd>{networkInWords(screen.network)}</dd>
      <dt>Wartet seit</dt>
      <dd>{clock(screen.since)}</dd>
      <dt>Code gilt bis</dt>
      <dd>{clock(screen.expiresAt)}</dd>
    </dl>
  )
}

/** In the place of which device of that kind; a house that has none yet is not asked. */
function FormerDevice({
  kind,
  value,
  onChange,
}: {
  kind: PairedKind
  value: string
  onChange: (id: string) => void
}) {
  const { data } = useLoaded(kind, (signal) =>
    readDevices(fetch, {
      signal,
      query: { depth: 0, sort: 'name', limit: 100, 'where[kind][equals]': kind },
    }),
  )
  if (!data || data.docs.length === 0) return null

  return (
    <>
      <label htmlFor="pairing-device">Als</label>
      <select id="pairing-device" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Neues Gerät</option>
        {data.docs.map(({ id, name }) => (
          <option key={id} value={id}>
            Anstelle von „{name}“ (dessen Schlüssel gilt dann nicht mehr)
          </option>
        ))}
      </select>
    </>
  )
}
