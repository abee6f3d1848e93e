import { useLayoutEffect, useState } from 'react'

import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import styles from './number-pad.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const [fewest, most] = [4, 8]

type Props = {
  /** Answers why not, null where it was right. */
  enter: (pin: string) => Promise<string | null>
  onDone: () => void
  onBack?: (() => void) | undefined
}

/** By thumb or by the keys of a keyboard; what was typed shows as dots. */
export function NumberPad({ enter, onDone, onBack }: Props) {
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const type = (digit: string) => setPin((before) => (before + digit).slice(0, most))
  const send = async () => {
    if (isBusy || pin.length < fewest) return
    setBusy(true)
    setPin('') // what is typed while it is judged begins the next one
    const why = await enter(pin)
    setBusy(false)
    setProblem(why)
    if (why === null) onDone()
  }
  useKeyboard({ type, erase: () => setPin((before) => before.slice(0, -1)), send })

  return (
    <div className={styles.pad}>
      <output className={styles.dots} aria-label={`${pin.length} Ziffern eingegeben`}>
        {'●'.repeat(pin.length) || '–'}
      </output>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.keys}>
        {digits.map((digit) => (
          <Key key={digit} onClick={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <Key aria-label="Letzte Ziffer löschen" onClick={() => setPin(pin.slice(0, -1))}>
          <Icon name="erase" />
        </Key>
        <Key onClick={() => type('0')}>0</Key>
        <Key
          look="go"
          disabled={isBusy || pin.length < fewest}
          aria-label="Anmelden"
          onClick={() => void send()}
        >
          <Icon name="check" />
        </Key>
      </div>
      {onBack && (
        <Key look="quiet" onClick={onBack}>
          Jemand anderes
        </Key>
      )}
    </div>
  )
}

type Typing = { type: (digit: string) => void; erase: () => void; send: () => Promise<void> }

/** With the pad, not after it: whoever sees it has begun to type. */
function useKeyboard({ type, erase, send }: Typing): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (/^[0-9]$/.test(event.key)) type(event.key)
      else if (event.key === 'Backspace') erase()
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void send()
      else return
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })
}
