'use client'

import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import { goalMeasures, periodOf, progressOf } from '#domain/insight/statistics/goals.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { fewVisitsLabel } from '#domain/insight/statistics/untold-parts.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { rangeInWords } from '../chart/point-names.ts'
import { useTold } from '../chart/use-told.ts'
import { useChosen } from '../statistics-context.ts'
import { statisticsTexts } from '../statistics.texts.ts'
import { useDataset } from '../use-datasets.ts'
import { useGoalsHere } from './goals-context.ts'
import { questionOfGoal } from './goals-here.ts'
import styles from './goals.module.css'

/** How far the goals of this week and this month are, whatever range is looked at. */
export function GoalsStrip({ today }: { today: string }) {
  const { goals } = useGoalsHere()
  if (goals.length === 0) return null

  return (
    <ul className={styles.strip} aria-label="Ziele">
      {goals.map((goal) => (
        <GoalTile key={goal.id} {...{ goal, today }} />
      ))}
    </ul>
  )
}

function GoalTile({ goal, today }: { goal: Goal; today: string }) {
  const { choice } = useChosen()
  const { measure, period } = goal
  const { label } = goalMeasures[measure]
  const { from } = periodOf(period, today)
  const { loaded, isOld } = useDataset(questionOfGoal(goal, choice, today))
  const { data, problem, isLoading, reload } = loaded
  const name = period === 'week' ? 'diese Woche' : monthInWords(from.slice(0, 7))

  return (
    <li className={styles.goal} data-old={isOld || undefined} aria-busy={isLoading}>
      <h2>{`${label}, ${name}`}</h2>
      {data ? (
        <Progress {...{ goal, today }} answer={data} />
      ) : problem !== null && !isLoading ? (
        <div role="alert">
          <p className={styles.note}>{statisticsTexts.failed}</p>
          <Action onClick={reload}>Noch einmal versuchen</Action>
        </div>
      ) : (
        <p className={styles.note}>…</p>
      )}
    </li>
  )
}

function Progress({ goal, today, answer }: { goal: Goal; today: string; answer: Statistics }) {
  const { total, layer } = useTold(answer)
  const { measure, period, target } = goal
  const { unit, label } = goalMeasures[measure]
  if (total[measure] === null && layer === 'visits')
    return <p className={styles.value}>{`${fewVisitsLabel} von ${figureText(target, unit)}`}</p>
  const value = total[measure] ?? 0
  const { percent, isReached, missing, byNow } = progressOf(goal, { value, today })
  const whole = rangeInWords(periodOf(period, today))
  const rest = isReached ? 'Erreicht' : `Noch ${figureText(missing, unit)}`

  return (
    <>
      <p className={styles.value}>
        <strong>{`${percent.toLocaleString('de')} %`}</strong>
        {` ${figureText(value, unit)} von ${figureText(target, unit)}`}
      </p>
      <progress aria-label={`${label}, ${whole}`} max={100} value={Math.min(100, percent)} />
      <p className={styles.note}>
        {byNow === null || isReached
          ? rest
          : `${rest} · bei gleichmäßigem Tempo wären es bis heute ${figureText(byNow, unit)}`}
      </p>
    </>
  )
}
