'use client'

import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { printerProtocolLabels } from '#domain/operations/devices.ts'
import type {
  DemoPrinterView,
  DemoSwitches,
  printerDemoContract,
  turnDemoPrinterContract,
} from '#domain/ordering/printing/printer-demo.contract.ts'
import { Action, tellProblem, useEvery, useLoaded, useUrl } from '#plugins/desk/kit.port.ts'

import styles from './demo-papers.module.css'
import { PaperFigure } from './paper-figure.tsx'

const read = callOf<typeof printerDemoContract>('get', '/api/print-jobs/demo')
const turn = callOf<typeof turnDemoPrinterContract>('post', '/api/print-jobs/demo/{id}')
const refreshSeconds = 2
const inAddress = 'papier'

/** What comes out of printers that are pretended, as it comes out; nothing where there are none. */
export function DemoPapers() {
  const { params, change } = useUrl()
  const isOpen = params.get(inAddress) === 'ja'
  // Asked once: an installation without a demo does not get one while somebody looks.
  const demo = useLoaded('', (signal) => read(fetch, { signal }))
  if (!demo.data?.printers.length) return null

  return (
    <section className={styles.demo} aria-label="Papier der Demo">
      <Action aria-expanded={isOpen} onClick={() => change({ [inAddress]: isOpen ? null : 'ja' })}>
        {isOpen ? 'Papier ausblenden' : 'Papier der Demo zeigen'}
      </Action>
      {isOpen && <Papers printers={demo.data.printers} reload={demo.reload} />}
    </section>
  )
}

type PapersProps = { printers: readonly DemoPrinterView[]; reload: () => void }

function Papers({ printers, reload }: PapersProps) {
  useEvery(refreshSeconds, reload)

  return (
    <>
      <p className={styles.hint}>
        Diese Drucker sind nachgestellt: Sie holen über ihr Verfahren ab wie echte. Was hier steht, ist aus
        den Bytes gelesen, die sie bekommen haben.
      </p>
      <ul className={styles.printers}>
        {printers.map((printer) => (
          <DemoPrinter key={printer.id} printer={printer} onTurned={reload} />
        ))}
      </ul>
    </>
  )
}

function DemoPrinter({ printer, onTurned }: { printer: DemoPrinterView; onTurned: () => void }) {
  const { id, name, branchName, protocol, switches, slips } = printer
  const set = async (body: Partial<DemoSwitches>) => {
    const turned = await turn(fetch, { params: { id }, body })
    if (!turned.ok) tellProblem(turned.errors[0]?.message ?? 'Der Server ist nicht erreichbar.')
    onTurned()
  }

  return (
    <li className={styles.printer} aria-label={`${name}, ${branchName}`}>
      <h3>{name}</h3>
      <p className={styles.hint}>
        {branchName}, {printerProtocolLabels[protocol]}
      </p>
      <div className={styles.switches}>
        <Switch label="Eingeschaltet" isOn={switches.isOn} onTurn={(isOn) => set({ isOn })} />
        <Switch label="Hat Papier" isOn={switches.hasPaper} onTurn={(hasPaper) => set({ hasPaper })} />
        <Switch label="Fällt beim nächsten Bon aus" isOn={switches.dies} onTurn={(dies) => set({ dies })} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards have to reach it */}
      <div className={styles.roll} tabIndex={0} role="log" aria-label={`Papier von ${name}`}>
        {slips.length === 0 && <p className={styles.hint}>Noch nichts gedruckt.</p>}
        {slips.map(({ number, lines, columns }) => (
          <PaperFigure key={number} {...{ lines, columns }} label={`Bon ${number}`} />
        ))}
      </div>
    </li>
  )
}

type SwitchProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => Promise<void> }

/** Shows what was wished until the printer is heard of. */
function Switch({ label, isOn, onTurn }: SwitchProps) {
  const [wished, setWished] = useState<boolean | null>(null)
  useEffect(() => setWished(null), [isOn])
  const turnTo = (next: boolean) => {
    setWished(next)
    void onTurn(next)
  }

  return (
    <label>
      <input type="checkbox" checked={wished ?? isOn} onChange={({ target }) => turnTo(target.checked)} />{' '}
      {label}
    </label>
  )
}
