'use client'

import { callOf } from '#domain/api/call-of.ts'
import type {
  myDevicesContract,
  removeMyDeviceContract,
  testMyDeviceContract,
} from '#domain/operations/messages/push.contract.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import styles from './messages.module.css'
import { useThisDevice } from './use-this-device.ts'

const read = callOf<typeof myDevicesContract>('get', '/api/push/devices')
const remove = callOf<typeof removeMyDeviceContract>('delete', '/api/push/devices/{id}')
const test = callOf<typeof testMyDeviceContract>('post', '/api/push/devices/{id}/test')

/** Whether this device is told of new orders, and which others of the same person are. */
export function DevicesView({ timeZone }: DeskViewProps) {
  const devices = kit.useLoaded('', (signal) => read(fetch, { signal }))
  const known = devices.data?.devices ?? []
  const { state, ownId, turn } = useThisDevice(known, devices.reload)

  const probe = async (id: string) => {
    const sent = await test(fetch, { params: { id } })
    if (sent.ok) kit.tellDone('Die Probe ist unterwegs.')
    else kit.tellProblem(sent.errors[0]?.message ?? 'Die Probe wurde nicht gesendet.')
  }
  const forget = async (id: string) => {
    const gone = await remove(fetch, { params: { id } })
    if (!gone.ok) kit.tellProblem(gone.errors[0]?.message ?? 'Das Gerät wurde nicht abgemeldet.')
    devices.reload()
  }

  return (
    <kit.PageFrame
      title="Benachrichtigungen"
      description="Neue Bestellungen Ihrer Filialen und solche, die zu lange auf Antwort warten, auch wenn keine Seite offen ist."
      timeZone={timeZone}
    >
      <label className={styles.turn}>
        <input
          type="checkbox"
          role="switch"
          checked={ownId !== null}
          aria-checked={ownId !== null}
          disabled={state !== 'ready'}
          aria-describedby="this-device-state"
          onChange={({ target }) => void turn(target.checked)}
        />
        Benachrichtigungen auf diesem Gerät
      </label>
      <p id="this-device-state" role="status" className={styles.post}>
        {stateWords[state]}
      </p>
      <kit.LoadedView of={devices}>
        {() =>
          known.length === 0 ? (
            <kit.EmptyState title="Noch kein Gerät">
              Auf keinem Ihrer Geräte sind Benachrichtigungen eingeschaltet.
            </kit.EmptyState>
          ) : (
            <ul className={styles.devices}>
              {known.map(({ id, label, since }) => (
                <li key={id}>
                  <span>
                    {label}
                    {id === ownId && ' (dieses Gerät)'}
                    <small>seit {momentWords(since, timeZone)}</small>
                  </span>
                  <kit.Action onClick={() => void probe(id)}>Probe senden</kit.Action>
                  <kit.Action look="quiet" onClick={() => void forget(id)}>
                    Abmelden
                  </kit.Action>
                </li>
              ))}
            </ul>
          )
        }
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

const stateWords = {
  ready: '',
  busy: 'Einen Moment …',
  unable:
    'Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone und iPad geht es, sobald die Seite auf dem Home-Bildschirm liegt.',
  refused:
    'Benachrichtigungen sind in diesem Browser für diese Seite gesperrt. Sie lassen sich in den Einstellungen der Seite wieder erlauben.',
} as const
