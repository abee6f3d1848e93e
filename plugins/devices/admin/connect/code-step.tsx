'use client'

import { useEffect, useRef, useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'
import { Action } from '#plugins/desk/kit.port.ts'

import styles from './connect-screen.module.css'

type Props = { isBusy: boolean; problem: string | null; onCode: (code: string) => void }

/** The code as it stands on the screen. */
export function CodeStep({ isBusy, problem, onCode }: Props) {
  const [code, setCode] = useState('')
  const line = useRef<HTMLInputElement>(null)
  useEffect(() => line.current?.focus(), [])

  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) onCode(code)
      }}
    >
      <label htmlFor="pairing-code">Code am Bildschirm</label>
      <input
        ref={line}
        id="pairing-code"
        className={styles.code}
        value={code}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="C7K 4MX"
        aria-describedby="pairing-hint"
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <p id="pairing-hint" className={styles.hint}>
        Sechs Zeichen. Ein Code gilt zehn Minuten.
      </p>
      <Problem>{problem}</Problem>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isBusy || code.trim() === ''}>
          Weiter
        </Action>
      </div>
    </form>
  )
}
