'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { Goal, setGoalContract } from '#domain/insight/statistics/goals.contract.ts'
import {
  type GoalMeasure,
  goalMeasures,
  type GoalPeriod,
  goalPeriods,
  typedTarget,
} from '#domain/insight/statistics/goals.ts'
import { plainAmount } from '#domain/money/plain-amount.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { Choice } from '../range-fields.tsx'
import type { Places } from '../use-places.ts'
import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { NameField } from './name-field.tsx'
import { useStep } from './use-step.ts'

const setGoal = callOf<typeof setGoalContract>('put', '/api/statistics/goals')

type GoalFormProps = {
  /** What is changed, where one is. */
  chosen: Goal | null
  /** For which branches goals may be set; null is for all, and for the whole house. */
  branches: readonly string[] | null
  places: Places
  reload: () => void
}

/** What is to be reached, where, and in which time. */
export function GoalForm({ chosen, branches, places, reload }: GoalFormProps) {
  const [measure, setMeasure] = useState<GoalMeasure>(chosen?.measure ?? 'gross')
  const [period, setPeriod] = useState<GoalPeriod>(chosen?.period ?? 'month')
  const [branch, setBranch] = useState(chosen ? (chosen.branch ?? '') : (branches?.[0] ?? ''))
  const [text, setText] = useState(chosen ? textOf(chosen) : '')
  const [wrong, setWrong] = useState<string | null>(null)
  const { step, isSending, problem } = useStep(reload)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const target = typedTarget(text, measure)
    setWrong(target === null ? keptTexts.wrongTarget[goalMeasures[measure].unit] : null)
    if (target === null) return
    const body = { measure, period, branch: branch || null, target }
    if (await step(() => setGoal(fetch, { body }), keptTexts.goalSet)) setText('')
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.hint}>{keptTexts.goalsHint}</p>
      <Choice
        label="Was"
        value={measure}
        options={labelsOf(goalMeasures)}
        onChoose={(value) => setMeasure(value as GoalMeasure)} // one of the options just above
      />
      <Choice
        label="Je"
        value={period}
        options={goalPeriods}
        onChoose={(value) => setPeriod(value as GoalPeriod)} // one of the options just above
      />
      <Choice label="Wo" value={branch} options={placesOf(branches, places)} onChoose={setBranch} />
      <NameField
        label={goalMeasures[measure].unit === 'cents' ? 'Ziel in Euro' : 'Ziel als Anzahl'}
        value={text}
        problem={wrong ?? problem}
        inputMode="decimal"
        onType={setText}
      />
      <div className={styles.ways}>
        <Action type="submit" look="main" disabled={isSending}>
          Ziel setzen
        </Action>
      </div>
    </form>
  )
}

const textOf = ({ measure, target }: Goal): string =>
  goalMeasures[measure].unit === 'cents' ? plainAmount(target, ',') : String(target)

const labelsOf = (terms: Readonly<Record<string, { label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(terms).map(([name, { label }]) => [name, label]))

function placesOf(
  branches: readonly string[] | null,
  { branches: names }: Places,
): Readonly<Record<string, string>> {
  const own = Object.entries(names).filter(([id]) => branches === null || branches.includes(id))

  return { ...(branches === null && { '': keptTexts.wholeHouse }), ...Object.fromEntries(own) }
}
