'use client'

import { type FormEvent, useId, useState } from 'react'

import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import { lastOrderText } from '#domain/ordering/acceptance.texts.ts'
import { Action, StatusPill } from '#plugins/desk/kit.port.ts'

import styles from './acceptance-panel.module.css'
import type { ChangeAcceptance } from './use-acceptance.ts'

type LastOrderProps = { at: Acceptance; now: Temporal.Instant; isSending: boolean; change: ChangeAcceptance }

/** Until when orders are taken today, which guests read before. */
export function LastOrderSwitch({ at, now, isSending, change }: LastOrderProps) {
  const id = useId()
  const [clock, setClock] = useState('')
  const said = lastOrderText(at, now)
  const set = (event: FormEvent) => {
    event.preventDefault()
    void change(at.branch, { lastOrder: clock }, `Die letzte Bestellung ist um ${clock} Uhr.`)
  }

  return (
    <div role="group" aria-label="Letzte Bestellung" className={styles.switch}>
      <strong>
        <label htmlFor={id}>Letzte Bestellung</label>
      </strong>
      {said ? (
        <>
          <StatusPill tone="waits">{said}</StatusPill>
          <Action
            disabled={isSending}
            onClick={() =>
              void change(at.branch, { lastOrder: null }, 'Es wird wieder bis zum Schluss bestellt.')
            }
          >
            Aufheben
          </Action>
        </>
      ) : (
        <form className={styles.chips} onSubmit={set}>
          <input
            id={id}
            type="time"
            required
            className={styles.clock}
            value={clock}
            onChange={({ target }) => setClock(target.value)}
          />
          <Action type="submit" disabled={isSending || clock === ''}>
            Festlegen
          </Action>
        </form>
      )}
    </div>
  )
}
