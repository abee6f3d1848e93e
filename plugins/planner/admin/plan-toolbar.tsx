'use client'

import { postsOfPlan, rowKindLabels, type RowKind } from '#domain/workforce/planning/plan-rows.ts'
import { daysAway, type PlanSpan, planSpanLabels } from '#domain/workforce/planning/plan-span.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { Action, ChoiceField } from '#plugins/desk/kit.port.ts'

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
          <ChoiceField
            label="Filiale"
            value={plan.branch?.id ?? ''}
            choices={plan.branches.map(({ id, name }) => [id, name])}
            onChoose={(branch) => choose({ branch })}
          />
        )}
        <ChoiceField
          label="Zeitraum"
          value={choice.span}
          choices={Object.entries(planSpanLabels)}
          onChoose={(span) => choose({ span: span as PlanSpan })} // one of the choices just above
        />
        <ChoiceField
          label="Zeilen"
          value={choice.rows}
          choices={Object.entries(rowKindLabels)}
          onChoose={(rows) => choose({ rows: rows as RowKind })} // as above
        />
        <ChoiceField
          label="Einsatz"
          value={choice.post ?? ''}
          choices={[['', 'Alle'], ...(plan ? namedPosts(plan) : [])]}
          onChoose={(post) => choose({ post: post || null })}
        />
      </div>
    </div>
  )
}

const namedPosts = (plan: Plan): [string, string][] =>
  postsOfPlan(plan).flatMap((post) => (post ? [[post, post]] : []))
