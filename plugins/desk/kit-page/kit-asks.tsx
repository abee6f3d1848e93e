'use client'

import { useState } from 'react'

import { Action, StatusPill, tellDone, tellProblem, useAsk } from '../kit.port.ts'
import { sampleStatus } from './kit-page.data.ts'
import styles from './kit-page.module.css'

const question = {
  title: 'Bestellung 17 ablehnen?',
  text: 'Der Gast bekommt sofort Bescheid, mit Ihrer Begründung.',
  confirm: 'Ablehnen',
  isDangerous: true,
  reason: {
    label: 'Begründung für den Gast',
    fewest: 5,
    most: 200,
    suggestions: ['Ausverkauft', 'Küche überlastet', 'Adresse zu weit'],
  },
}

export function KitAsks() {
  const { ask, asking } = useAsk()
  const [said, setSaid] = useState('Noch nichts abgelehnt.')
  const reject = async () => {
    const answer = await ask(question)
    setSaid(answer ? `Abgelehnt: ${answer.reason}` : 'Nicht abgelehnt.')
  }

  return (
    <section aria-labelledby="kit-asks">
      <h2 id="kit-asks">Rückfragen, Meldungen, Stand</h2>
      <div className={styles.line}>
        <Action look="danger" onClick={() => void reject()}>
          Ablehnen …
        </Action>
        <Action onClick={() => tellDone('Gericht ausverkauft.', () => setSaid('Zurückgenommen.'))}>
          Mit Rückgängig
        </Action>
        <Action onClick={() => tellProblem('Die Speisekarte wurde nicht gespeichert.')}>Fehler melden</Action>
        <Action look="quiet">Leise</Action>
        <Action disabled>Gesperrt</Action>
      </div>
      <p aria-live="polite">{said}</p>
      <div className={styles.line}>
        {Object.values(sampleStatus).map(({ label, tone }) => (
          <StatusPill key={label} tone={tone}>
            {label}
          </StatusPill>
        ))}
      </div>
      {asking}
    </section>
  )
}
