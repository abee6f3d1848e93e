'use client'

import { useState } from 'react'

import { useIsAlive } from '#collections/shared/admin/use-is-alive.ts'

import { Calendar, type CalendarEntry, type Column, DataTable, LoadedView } from '../kit.port.ts'
import { sampleNow, sampleOrders, type SampleOrder, sampleShifts } from './kit-page.data.ts'
import styles from './kit-page.module.css'

const columns: Column<SampleOrder>[] = [
  { name: 'number', title: 'Nummer', value: ({ number }) => number, kind: 'number' },
  { name: 'guest', title: 'Gast', value: ({ guest }) => guest },
]
const idOf = ({ id }: SampleOrder) => id
const nothing = () => undefined

const settled = { problem: null, isLoading: false, isOnline: true }
const problem = 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.'

/** What may become of a call, each by what of it differs. */
const states = [
  { name: 'leer', of: settled, isEmpty: true },
  { name: 'lädt', of: { ...settled, isLoading: true } },
  { name: 'nicht geladen', of: { ...settled, problem } },
  { name: 'alt', of: { ...settled, problem }, isFull: true },
]

const orders = sampleOrders.slice(0, 3)

/** The table and the calendar in whatever becomes of the call that brings their data. */
export function KitLoaded({ timeZone }: { timeZone: string }) {
  const [attempt, setAttempt] = useState(0)
  // By the clock of the browser, which the server does not know.
  const loadedAt = useIsAlive() ? new Date(sampleNow) : null
  const asked = { attempt, loadedAt, reload: () => setAttempt(attempt + 1), change: nothing }
  const dataOf = <Data,>(
    full: Data,
    { isEmpty, isFull }: { isEmpty?: boolean; isFull?: boolean },
    none: Data,
  ) => (isEmpty ? none : isFull ? full : null)

  return (
    <section aria-labelledby="kit-loaded" className={styles.parts}>
      <h2 id="kit-loaded">Tabelle und Kalender in jedem Zustand</h2>
      <div className={styles.states}>
        {states.map(({ name, of, ...rest }) => (
          <div key={name}>
            <h3>{`Tabelle: ${name}`}</h3>
            <LoadedView of={{ ...of, ...asked, data: dataOf(orders, rest, []) }} rows={3}>
              {(rows) => (
                <DataTable
                  name={`kit-${name}`}
                  label={`Tabelle, ${name}`}
                  empty="Keine Bestellungen"
                  {...{ columns, rows, idOf, timeZone }}
                />
              )}
            </LoadedView>
          </div>
        ))}
      </div>
      {states.map(({ name, of, ...rest }) => (
        <div key={name}>
          <h3>{`Kalender: ${name}`}</h3>
          <LoadedView
            of={{ ...of, ...asked, data: dataOf<readonly CalendarEntry[]>(sampleShifts, rest, []) }}
            rows={3}
          >
            {(entries) => (
              <Calendar label={`Plan, ${name}`} now={sampleNow} onOpen={nothing} {...{ entries, timeZone }} />
            )}
          </LoadedView>
        </div>
      ))}
      <p aria-live="polite">{`${attempt} Mal neu geladen`}</p>
    </section>
  )
}
