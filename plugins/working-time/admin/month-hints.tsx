'use client'

import { momentWords } from '#domain/time/moment-words.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Action, useAsk } from '#plugins/desk/kit.port.ts'

import type { MonthDeeds } from './steps-of-month.ts'
import styles from './times.module.css'

type MonthHintsProps = {
  sheet: MonthSheetView
  may: MonthDeeds
  onSettle: (event: string, reason: string) => Promise<void>
}

/** What somebody should look at: what the person says is wrong, what keeps the month open, what the law objects to, and presses that fit to nothing. */
export function MonthHints({ sheet, may, onSettle }: MonthHintsProps) {
  const { warnings, conflicts, whyNotClose, timeZone } = sheet
  const objection = sheet.state === 'objected' && sheet.events.findLast(({ kind }) => kind === 'objected')
  const { ask, asking } = useAsk()
  const settle = async ({ id, text }: MonthSheetView['conflicts'][number]) => {
    const answer = await ask({
      title: 'Stempelung klären',
      text: `${text} Sie bleibt im Verlauf, zählt aber nicht mehr als ungeklärt.`,
      confirm: 'Als geklärt ablegen',
      reason: { label: 'Begründung', fewest: 3, most: 1000 },
    })
    if (answer) await onSettle(id, answer.reason)
  }

  return (
    <>
      {objection && (
        <>
          <h3>Was beanstandet wurde</h3>
          <ul className={styles.hints} data-tone="waits">
            <li>
              <span>{`${momentWords(objection.at, timeZone)}, ${objection.by ?? 'unbekannt'}: „${objection.words}“`}</span>
            </li>
          </ul>
        </>
      )}
      {may.isKept && (
        <>
          <h3>Vor dem Abschluss</h3>
          <ul className={styles.hints}>
            {whyNotClose?.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {conflicts.length > 0 && (
        <>
          <h3>Ungeklärte Stempelungen</h3>
          <ul className={styles.hints} data-tone="wrong">
            {conflicts.map((conflict) => (
              <li key={conflict.id}>
                <span>{`${momentWords(conflict.at, timeZone)}: ${conflict.text}`}</span>
                {may.settle && <Action onClick={() => void settle(conflict)}>Klären</Action>}
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h3>Hinweise nach dem Gesetz</h3>
          <ul className={styles.hints} data-tone="waits">
            {warnings.map(({ code, at, stretch, text }) => (
              <li key={`${code} ${at} ${stretch}`}>{`${momentWords(at, timeZone)}: ${text}`}</li>
            ))}
          </ul>
        </>
      )}
      {asking}
    </>
  )
}
