'use client'

import { useId, useState } from 'react'

import { Problem, Quiet } from '#collections/shared/admin/side-panel.tsx'
import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import styles from './code-panel.module.css'
import { pictureAddress, type Printing, usualPrinting } from './picture-address.ts'

type Props = { id: string; state: CodeState }

/** A code as a file: what it is printed with is chosen first. */
export function PrintPart({ id, state }: Props) {
  const [printing, setPrinting] = useState<Printing>(usualPrinting(state))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const save = async (file: Parameters<typeof pictureAddress>[1]) => {
    setIsBusy(true)
    const [error] = await kit.saveFile(pictureAddress(id, file, printing))
    setProblem(error?.message ?? null)
    setIsBusy(false)
  }
  const button = (file: Parameters<typeof pictureAddress>[1], words: string) => (
    <kit.Action disabled={isBusy} onClick={() => void save(file)}>
      {words}
    </kit.Action>
  )

  return (
    <section className={styles.print} aria-labelledby="code-print">
      <h3 id="code-print">Drucken</h3>
      <Choices state={state} printing={printing} onPrinting={setPrinting} />
      <div className={styles.files}>
        {button('svg', 'SVG')}
        {button('png', 'PNG')}
        {button('label', 'PDF')}
      </div>
      <div className={styles.files}>
        {button('compact', 'Bogen kompakt')}
        {button('detail', 'Bogen ausführlich')}
      </div>
      <Problem>{problem}</Problem>
      <Quiet>
        Bögen auf A4 im Etikettenraster der Einstellungen, so viele, wie die Auflage Stück hat. Bitte in
        Originalgröße drucken.
      </Quiet>
    </section>
  )
}

type ChoicesProps = { state: CodeState; printing: Printing; onPrinting: (printing: Printing) => void }

function Choices({ state, printing, onPrinting }: ChoicesProps) {
  const id = useId()
  const { batches, leastSize, hasLogo, colorsProblem } = state
  const { batch, size, inTheme, withLogo } = printing
  const change = (changes: Partial<Printing>) => onPrinting({ ...printing, ...changes })

  return (
    <>
      {batches.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-batch`}>Auflage</label>
          <select id={`${id}-batch`} value={batch} onChange={({ target }) => change({ batch: target.value })}>
            <option value="">Ohne Auflage</option>
            {batches.map(({ number, name }) => (
              <option key={number} value={number}>
                {number}: {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-size`}>Seitenlänge in mm</label>
        <input
          id={`${id}-size`}
          type="number"
          inputMode="numeric"
          min={withLogo ? leastSize.withLogo : leastSize.plain}
          max={1000}
          value={size}
          aria-describedby={`${id}-least`}
          onChange={({ target }) => change({ size: target.value })}
        />
        <small id={`${id}-least`}>
          Mindestens {withLogo ? leastSize.withLogo : leastSize.plain} mm, mit dem weißen Rand.
        </small>
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={inTheme}
          disabled={colorsProblem !== null}
          onChange={({ target }) => change({ inTheme: target.checked })}
        />
        In den Farben des Hauses
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={withLogo}
          disabled={!hasLogo}
          onChange={({ target }) => change({ withLogo: target.checked })}
        />
        Mit Logo{hasLogo ? '' : ' (keines hinterlegt)'}
      </label>
    </>
  )
}
