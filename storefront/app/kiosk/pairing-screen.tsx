import { type SubmitEvent, useState } from 'react'

import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CalmScreen } from './calm-screen.tsx'
import styles from './calm-screen.module.css'
import type { Pairing } from './use-pairing.ts'

type PairingScreenProps = { branchName: string; pairing: Pairing }

/** For staff, once: whoever else finds the address gets no further. */
export function PairingScreen({ branchName, pairing: { state, pairWith } }: PairingScreenProps) {
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || key.trim() === '') return
    setBusy(true)
    setProblem((await pairWith(key)) ?? undefined)
    setBusy(false)
  }

  return (
    <CalmScreen title="Selbstbedienung koppeln">
      {state === 'lost' && (
        <Notice tone="warn" title="Dieses Gerät ist nicht mehr gekoppelt." role="status">
          <p>Es wurde ausgeschaltet, oder sein Schlüssel wurde erneuert.</p>
        </Notice>
      )}
      <p>
        Hier bestellen Gäste der Filiale {branchName} selbst, sobald das Team dieses Gerät gekoppelt hat. Den
        Schlüssel stellt die Leitung im Admin-Bereich unter „Geräte“ aus.
      </p>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={(event) => void send(event)}>
        <TextField
          label="Geräteschlüssel"
          value={key}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="thk_…"
          error={problem}
          onChange={(event) => setKey(event.target.value)}
        />
        <Button type="submit" isWide aria-busy={isBusy}>
          Koppeln
        </Button>
      </form>
      <p role="alert" className="visually-hidden">
        {problem}
      </p>
    </CalmScreen>
  )
}
