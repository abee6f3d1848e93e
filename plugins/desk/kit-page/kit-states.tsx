'use client'

import { useState } from 'react'

import {
  Action,
  Calendar,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  LoadingState,
  StaleNotice,
} from '../kit.port.ts'
import { sampleNow } from './kit-page.data.ts'
import styles from './kit-page.module.css'

const columns: Column<{ id: string }>[] = [{ name: 'id', title: 'Kennung', value: ({ id }) => id }]
const nothing = () => undefined

export function KitStates({ timeZone }: { timeZone: string }) {
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
        <DataTable
          name="kit-empty"
          label="Leere Tabelle"
          columns={columns}
          rows={[]}
          empty="Keine Anfragen"
          idOf={({ id }) => id}
          timeZone={timeZone}
        />
      </div>
      <Calendar label="Leerer Plan" entries={[]} now={sampleNow} timeZone={timeZone} onOpen={nothing} />
      <p aria-live="polite">{`${tries} Mal neu versucht`}</p>
    </section>
  )
}
