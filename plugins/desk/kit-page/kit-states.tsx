'use client'

import { useState } from 'react'

import { Action, EmptyState, ErrorState, LoadingState, StaleNotice } from '../kit.port.ts'
import styles from './kit-page.module.css'

export function KitStates() {
  const [tries, setTries] = useState(0)

  return (
    <section aria-labelledby="kit-states">
      <h2 id="kit-states">Zustände</h2>
      <StaleNotice since="12:31 Uhr" isOffline />
      <StaleNotice since="12:31 Uhr" isOffline={false} retry={() => setTries(tries + 1)} />
      <div className={styles.states}>
        <EmptyState title="Noch keine Bestellungen" action={<Action look="main">Testbestellung</Action>}>
          Sobald jemand bestellt, steht es hier.
        </EmptyState>
        <ErrorState retry={() => setTries(tries + 1)}>
          Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.
        </ErrorState>
        <LoadingState rows={3} />
      </div>
      <p aria-live="polite">{`${tries} Mal neu versucht`}</p>
    </section>
  )
}
