'use client'

import { type MouseEvent, useRef } from 'react'

import type { ShiftMove } from '#domain/workforce/planning/plan-changes.ts'
import type { PlanRow } from '#domain/workforce/planning/plan-rows.ts'
import { isWeekend, type PlanSpan } from '#domain/workforce/planning/plan-span.ts'
import type { Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { useTodayShown } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import { PlanRowView } from './plan-row.tsx'
import { gapText, shortDay, weekdayOf } from './plan-words.ts'
import { openOf, type OpenShift } from './shift-dialog.tsx'
import { placeOf } from './plan-places.ts'
import { usePlanKeys } from './use-plan-keys.ts'
import { useShiftDrag } from './use-shift-drag.ts'

export type PlanGridProps = {
  plan: Plan
  rows: readonly PlanRow[]
  span: PlanSpan
  day: string
  today: string
  onOpen: (open: OpenShift) => void
  onMove: (shift: ShiftOfPlan, move: ShiftMove) => void
  onRemove: (shift: ShiftOfPlan) => void
  onTurn: (day: string) => void
}

/** The plan as a table: rows by people or posts, a column for each day, worked in by mouse and by keyboard. */
export function PlanGrid(props: PlanGridProps) {
  const { plan, rows, span, today } = props
  const place = useRef<HTMLTableElement>(null)
  const live = useRef<HTMLParagraphElement>(null)
  const room = useTodayShown(`${span} ${plan.days[0]?.day}`)
  const say = (text: string) => {
    if (live.current) live.current.textContent = text
  }
  const press = usePlanKeys({ ...props, place, say })
  useShiftDrag({ ...props, place })
  // Heard at the table itself, so that rows are shown anew only where they have changed.
  const click = (event: MouseEvent) => {
    const at = placeOf(event.target)
    const row = at && rows.find(({ key }) => key === at.row)
    if (row) props.onOpen(openOf(plan, { row, day: at.day, shift: at.shift }))
  }

  return (
    <div ref={room} className={styles.scroll}>
      <p id="planung-tasten" className={styles.keys}>
        Mit den Pfeiltasten bewegen, mit der Eingabetaste öffnen. Mit der Leertaste eine Schicht aufnehmen,
        mit den Pfeiltasten verschieben, mit Umschalt und Pfeil das Ende, mit Strg und Pfeil den Beginn
        ändern, mit der Leertaste ablegen.
      </p>
      {/* Keys and presses that its buttons do not know are those of the whole table, which is worked in like a grid. */}
      <table
        ref={place}
        // A table that is worked in cell by cell is a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="Dienstplan"
        aria-describedby="planung-tasten"
        className={styles.grid}
        data-span={span}
        onKeyDown={press}
        onClick={click}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.unseen}>Wer</span>
            </th>
            {plan.days.map(({ day, free }) => (
              <th
                key={day}
                scope="col"
                data-today={day === today || undefined}
                aria-current={day === today ? 'date' : undefined}
                data-free={free !== null || isWeekend(day) || undefined}
              >
                {span === 'week' ? (
                  shortDay(day)
                ) : (
                  <>
                    <span>{weekdayOf(day)}</span> {Number(day.slice(8))}
                  </>
                )}
                {free && <small title={free.name}>{free.name}</small>}
              </th>
            ))}
            <th scope="col" className={styles.sumHead}>
              Stunden
            </th>
          </tr>
        </thead>
        <tbody>
          <GapRow plan={plan} span={span} />
          {rows.map((row) => (
            <PlanRowView key={row.key} {...{ row, span, today }} timeZone={plan.branch?.timeZone ?? 'UTC'} />
          ))}
        </tbody>
      </table>
      <p ref={live} className={styles.unseen} aria-live="assertive" />
    </div>
  )
}

/** Below the days, where people are missing. */
function GapRow({ plan, span }: Pick<PlanGridProps, 'plan' | 'span'>) {
  if (plan.needs.length === 0) return null
  const timeZone = plan.branch?.timeZone ?? 'UTC'

  return (
    <tr className={styles.gaps}>
      <th scope="row">Bedarf</th>
      {plan.days.map(({ day }) => {
        const texts = plan.findings.gaps.filter((gap) => gap.day === day).map((gap) => gapText(gap, timeZone))
        return (
          <td key={day} data-missing={texts.length > 0 || undefined} title={texts.join('\n')}>
            {span === 'week' ? (
              texts.map((text) => <span key={text}>{text}</span>)
            ) : (
              <span>
                {texts.length > 0 ? '!' : ''}
                <span className={styles.unseen}>{texts.join('; ')}</span>
              </span>
            )}
            {texts.length === 0 && <Covered span={span} />}
          </td>
        )
      })}
      <td>{missingInAll(plan)}</td>
    </tr>
  )
}

const Covered = ({ span }: { span: PlanSpan }) =>
  span === 'week' ? (
    <span>gedeckt</span>
  ) : (
    <span>
      <span aria-hidden="true">✓</span>
      <span className={styles.unseen}>gedeckt</span>
    </span>
  )

function missingInAll({ findings }: Plan): string {
  return findings.gaps.length === 0
    ? ''
    : `${findings.gaps.length} ${findings.gaps.length === 1 ? 'Lücke' : 'Lücken'}`
}
