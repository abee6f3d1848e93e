'use client'

import type { PlanRow } from '#domain/workforce/planning/plan-rows.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import { dayName, gapText, statusWord } from './plan-words.ts'
import { openOf, type OpenShift, placeName } from './shift-dialog.tsx'

type DayListProps = {
  plan: Plan
  rows: readonly PlanRow[]
  today: string
  onOpen: (open: OpenShift) => void
}

/** The plan where there is room for one column: day after day, who works when, and who is missing. */
export function DayList({ plan, rows, today, onOpen }: DayListProps) {
  const timeZone = plan.branch?.timeZone ?? 'UTC'

  return (
    <ol className={styles.days} aria-label="Dienstplan">
      {plan.days.map(({ day, free }, index) => {
        const gaps = plan.findings.gaps.filter((gap) => gap.day === day)
        const bars = rows.flatMap((row) => (row.cells[index]?.bars ?? []).map((bar) => ({ bar, row })))
        const away = rows.filter(({ cells }) => cells[index]?.away === 'approved').map(({ title }) => title)

        return (
          <li key={day} data-today={day === today || undefined}>
            <h3>
              {dayName(day)}
              {free && <small>{free.name}</small>}
            </h3>
            {gaps.map((gap) => (
              <p key={`${gap.post} ${gap.from}`} className={styles.missing}>
                {gapText(gap, timeZone)}
              </p>
            ))}
            {away.length > 0 && <p className={styles.hint}>Abwesend: {away.join(', ')}</p>}
            {bars.map(({ bar, row }) => (
              <button
                key={bar.shift.id}
                type="button"
                className={styles.line}
                data-status={bar.shift.status}
                data-tone={bar.isRefused ? 'wrong' : bar.remarks.length > 0 ? 'waits' : undefined}
                onClick={() => onOpen(openOf(plan, { row, day, shift: bar.shift.id }))}
              >
                <strong>{bar.time}</strong> <span>{row.title}</span>{' '}
                <span className={styles.detail}>{bar.detail}</span>
                {bar.remarks.map((text) => (
                  <small key={text}>{text}</small>
                ))}
                <span className={styles.unseen}>{statusWord(bar)}</span>
              </button>
            ))}
            <Action
              look="quiet"
              aria-label={placeName(day)}
              onClick={() => onOpen(openOf(plan, { row: null, day, shift: null }))}
            >
              + Schicht
            </Action>
          </li>
        )
      })}
    </ol>
  )
}
