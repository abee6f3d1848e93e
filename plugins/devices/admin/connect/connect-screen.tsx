'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  AskingScreen,
  confirmPairingContract,
  findPairingContract,
} from '#domain/operations/device-pairing.contract.ts'
import { deviceScreens, pairingPathOf } from '#domain/operations/device-screens.ts'
import { deviceKindLabels } from '#domain/operations/devices.ts'
import { Action, PageFrame } from '#plugins/desk/kit.port.ts'

import type { LedBranch } from '../../operations/led-branches.ts'
import { CodeStep } from './code-step.tsx'
import styles from './connect-screen.module.css'
import { TakeOnStep } from './take-on-step.tsx'

const find = callOf<typeof findPairingContract>('post', '/api/devices/pairings/find')
const confirm = callOf<typeof confirmPairingContract>('post', '/api/devices/pairings/confirm')

export type Confirmation = Parameters<typeof confirm>[1]['body']
type Found = { code: string; screen: AskingScreen }
type Taken = { name: string; id: string; screen: AskingScreen }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'
const addresses = new Intl.ListFormat('de', { type: 'disjunction' }).format(deviceScreens.map(pairingPathOf))
const steps = `Öffnen Sie am Bildschirm die Adresse ${addresses}. Er zeigt einen Code, mit dem Sie ihn hier aufnehmen.`

type Props = { branches: LedBranch[]; home: string; timeZone: string }

/** A screen that shows a code becomes a device of a branch: whose it is, is seen before anything happens. */
export function ConnectScreen({ branches, home, timeZone }: Props) {
  const [found, setFound] = useState<Found | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (work: () => Promise<readonly { message: string }[] | null>) => {
    setIsBusy(true)
    setProblem(null)
    const errors = await work()
    if (errors) setProblem(errors[0]?.message ?? unreachable)
    setIsBusy(false)
  }
  const look = (code: string) =>
    attempt(async () => {
      const answer = await find(fetch, { body: { code } })
      if (answer.ok) setFound({ code, screen: answer.body })
      return answer.ok ? null : answer.errors
    })
  const takeOn = (screen: AskingScreen, body: Confirmation) =>
    attempt(async () => {
      const answer = await confirm(fetch, { body })
      if (answer.ok) setTaken({ ...answer.body.device, screen })
      return answer.ok ? null : answer.errors
    })
  const begin = () => {
    setFound(null)
    setTaken(null)
    setProblem(null)
  }
  const crumbs = [{ label: 'Geräte', url: `${home}/collections/devices` }]

  return (
    <PageFrame title="Bildschirm verbinden" description={steps} {...{ crumbs, timeZone }}>
      {taken ? (
        <TakenOn taken={taken} home={home} onMore={begin} />
      ) : found ? (
        <TakeOnStep
          {...{ branches, isBusy, problem, timeZone, ...found }}
          onConfirm={(body) => void takeOn(found.screen, body)}
          onCancel={begin}
        />
      ) : (
        <CodeStep {...{ isBusy, problem }} onCode={(code) => void look(code)} />
      )}
    </PageFrame>
  )
}

function TakenOn({ taken, home, onMore }: { taken: Taken; home: string; onMore: () => void }) {
  return (
    <section className={styles.step} aria-labelledby="taken-on">
      <h2 id="taken-on" role="status">
        „{taken.name}“ ist verbunden.
      </h2>
      <p>
        Der Bildschirm ({deviceKindLabels[taken.screen.kind]}) öffnet sich in ein paar Sekunden von selbst.
        Seinen Schlüssel können Sie beim Gerät jederzeit widerrufen.
      </p>
      <div className={styles.actions}>
        <Action look="main" onClick={onMore}>
          Weiteren Bildschirm verbinden
        </Action>
        <a className={styles.link} href={`${home}/collections/devices/${taken.id}`}>
          Gerät öffnen
        </a>
      </div>
    </section>
  )
}
