'use client'

import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import { rushes, rushLastsMinutes, rushText, slowedText } from '#domain/ordering/acceptance.texts.ts'
import { Action, StatusPill } from '#plugins/desk/kit.port.ts'

import styles from './acceptance-panel.module.css'
import type { ChangeAcceptance } from './use-acceptance.ts'

type RushProps = { at: Acceptance; now: Temporal.Instant; isSending: boolean; change: ChangeAcceptance }

/** Longer promises for an hour, where the branch promises any time. */
export function RushSwitch({ at, now, isSending, change }: RushProps) {
  const said = rushText(at, now)
  const minutes = rushLastsMinutes

  return (
    <div role="group" aria-label="Viel los" className={styles.switch}>
      <strong>Viel los</strong>
      {said ? (
        <>
          <StatusPill tone="waits">{said}</StatusPill>
          <Action
            disabled={isSending}
            onClick={() => void change(at.branch, { busy: null }, 'Alles dauert wieder so lang wie sonst.')}
          >
            Aufheben
          </Action>
        </>
      ) : at.promisedTypes.length === 0 ? (
        <span>Gästen wird keine Zeit zugesagt, solange bei der Filiale keine Zubereitungszeit steht.</span>
      ) : (
        <span className={styles.chips}>
          {rushes.map((extraMinutes) => (
            <Action
              key={extraMinutes}
              disabled={isSending}
              aria-label={`+${extraMinutes} Min. für eine Stunde`}
              onClick={() =>
                void change(
                  at.branch,
                  { busy: { extraMinutes, minutes } },
                  `${slowedText(at)} eine Stunde lang ${extraMinutes} Minuten länger.`,
                )
              }
            >
              {`+${extraMinutes} Min.`}
            </Action>
          ))}
        </span>
      )}
    </div>
  )
}
