'use client'

import { LoadedView } from '#plugins/desk/kit.port.ts'

import { MonthSheet } from './month-sheet.tsx'
import { MonthSteps } from './month-steps.tsx'
import styles from './times.module.css'
import { useMonth } from './use-month.ts'

/** Their own month, for whoever leads nobody. */
export function OwnMonth({ user, month }: { user: string; month: string }) {
  const steps = useMonth(user, month)

  return (
    <LoadedView of={steps.loaded} rows={8}>
      {(sheet) => (
        <div className={styles.own}>
          <div className={styles.ways}>
            <MonthSteps {...{ sheet, steps }} />
          </div>
          <MonthSheet {...{ sheet, steps }} />
        </div>
      )}
    </LoadedView>
  )
}
