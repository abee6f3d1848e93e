'use client'

import { monthInWords } from '#domain/time/calendar-month.ts'
import { LoadedView, SidePanel } from '#plugins/desk/kit.port.ts'

import { MonthSheet } from './month-sheet.tsx'
import { MonthSteps } from './month-steps.tsx'
import { useMonth } from './use-month.ts'

type MonthPanelProps = { user: string; month: string; onClose: () => void }

/** Somebody's month beside the list of all. */
export function MonthPanel({ user, month, onClose }: MonthPanelProps) {
  const steps = useMonth(user, month)
  const sheet = steps.loaded.data
  const title = [sheet?.person.name, monthInWords(month)].filter(Boolean).join(', ')

  return (
    <SidePanel title={title} onClose={onClose} actions={sheet && <MonthSteps {...{ sheet, steps }} />}>
      <LoadedView of={steps.loaded}>{(sheet) => <MonthSheet {...{ sheet, steps }} />}</LoadedView>
    </SidePanel>
  )
}
