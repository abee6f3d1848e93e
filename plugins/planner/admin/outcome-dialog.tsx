'use client'

import { useId } from 'react'

import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { Action, DeskDialog } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'

type OutcomeDialogProps = { outcome: PlanOutcome; onLeave: () => void }

/** What of many shifts was left out, and why. */
export function OutcomeDialog({ outcome: { leftOut }, onLeave }: OutcomeDialogProps) {
  const id = useId()

  return (
    <DeskDialog titleId={id} className={styles.dialog} onLeave={onLeave}>
      <h2 id={id}>
        {leftOut.length === 1 ? 'Eine Schicht blieb aus' : `${leftOut.length} Schichten blieben aus`}
      </h2>
      <ul className={styles.remarks}>
        {leftOut.map(({ title, why }) => (
          <li key={title} data-tone="waits">
            <strong>{title}</strong>: {why}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Action look="main" onClick={onLeave}>
          Verstanden
        </Action>
      </div>
    </DeskDialog>
  )
}
