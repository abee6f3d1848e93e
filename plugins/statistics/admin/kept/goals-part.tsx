'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { dropGoalContract, Goal } from '#domain/insight/statistics/goals.contract.ts'
import { goalMeasures, goalPeriods } from '#domain/insight/statistics/goals.ts'
import { Action, LoadedView } from '#plugins/desk/kit.port.ts'

import type { Places } from '../use-places.ts'
import { GoalForm } from './goal-form.tsx'
import type { Goals } from './goals-context.ts'
import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { useStep } from './use-step.ts'

const dropGoal = callOf<typeof dropGoalContract>('delete', '/api/statistics/goals/{id}')

/** Sets goals, and shows those that are set. */
export function GoalsPart({ goals, places }: { goals: Goals; places: Places }) {
  const [chosen, setChosen] = useState<Goal | null>(null)

  return (
    <LoadedView of={goals} rows={3} failed={keptTexts.goalsFailed}>
      {({ goals: all, branches }) => (
        <>
          <GoalForm key={chosen?.id} {...{ chosen, branches, places }} reload={goals.reload} />
          <h3 className={styles.title}>Gesetzt</h3>
          {all.length === 0 && <p className={styles.hint}>{keptTexts.noGoals}</p>}
          <ul className={styles.list}>
            {all.map((goal) => (
              <GoalRow
                key={goal.id}
                {...{ goal, places }}
                reload={goals.reload}
                onChange={() => setChosen({ ...goal })}
              />
            ))}
          </ul>
        </>
      )}
    </LoadedView>
  )
}

type GoalRowProps = { goal: Goal; places: Places; reload: () => void; onChange: () => void }

function GoalRow({ goal, places, reload, onChange }: GoalRowProps) {
  const { step, problem } = useStep(reload)
  const { label, unit } = goalMeasures[goal.measure]
  const place = goal.branch === null ? keptTexts.wholeHouse : (places.branches[goal.branch] ?? 'Filiale')
  const name = `${label} je ${goalPeriods[goal.period]}, ${place}`
  const drop = () =>
    step(() => dropGoal(fetch, { params: { id: goal.id } }), `Kein Ziel mehr für ${label}, ${place}.`)
  const of = <span className={styles.unseen}>{` „${name}“`}</span>

  return (
    <li className={styles.row}>
      <p className={styles.head}>{figureText(goal.target, unit)}</p>
      <p className={styles.hint}>{name}</p>
      <div className={styles.ways}>
        <Action look="quiet" onClick={onChange}>
          Ändern{of}
        </Action>
        <Action look="quiet" onClick={() => void drop()}>
          Aufgeben{of}
        </Action>
        {problem !== null && (
          <p className={styles.said} data-problem role="alert">
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}
