'use client'

import { useId } from 'react'

import { postsOfPlan, rowKindLabels, type RowKind } from '#domain/workforce/planning/plan-rows.ts'
import { daysAway, type PlanSpan, planSpanLabels } from '#domain/workforce/planning/plan-span.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import type { PlanChoice } from './use-plan.ts'

type PlanToolbarProps = {
  choice: PlanChoice
  choose: (chosen: Partial<PlanChoice>) => void
  plan: Plan | null
  day: string
  today: string
  title: string
}

/** Which days of which branch are shown, and how. */
export function PlanToolbar({ choice, choose, plan, day, today, title }: PlanToolbarProps) {
  const page = (pages: 1 | -1) => () => choose({ day: daysAway(day, choice.span, pages) })
  const word = choice.span === 'week' ? 'Woche' : 'Monat'

  return (
    <div className={styles.toolbar}>
      <div className={styles.ways}>
        <Action aria-label={`${word} davor`} onClick={page(-1)}>
          <span aria-hidden="true">‹</span>
        </Action>
        <Action onClick={() => choose({ day: null })} aria-pressed={choice.day === null || day === today}>
          Heute
        </Action>
        <Action aria-label={`${word} danach`} onClick={page(1)}>
          <span aria-hidden="true">›</span>
        </Action>
        <h2 aria-live="polite">{title}</h2>
      </div>
      <div className={styles.fields}>
        {plan && plan.branches.length > 1 && (
          <Choice
            label="Filiale"
            value={plan.branch?.id ?? ''}
            choices={plan.branches.map(({ id, name }) => [id, name])}
            onChange={(branch) => choose({ branch })}
          />
        )}
        <Choice
          label="Zeitraum"
          value={choice.span}
          choices={Object.entries(planSpanLabels)}
          onChange={(span) => choose({ span: span as PlanSpan })} // one of the choices just above
        />
        <Choice
          label="Zeilen"
          value={choice.rows}
          choices={Object.entries(rowKindLabels)}
          onChange={(rows) => choose({ rows: rows as RowKind })} // as above
        />
        <Choice
          label="Einsatz"
          value={choice.post ?? ''}
          choices={[['', 'Alle'], ...(plan ? namedPosts(plan) : [])]}
          onChange={(post) => choose({ post: post || null })}
        />
      </div>
    </div>
  )
}

const namedPosts = (plan: Plan): [string, string][] =>
  postsOfPlan(plan).flatMap((post) => (post ? [[post, post]] : []))

type ChoiceProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
