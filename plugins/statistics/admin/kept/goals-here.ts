import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import { goalMeasures, periodOf } from '#domain/insight/statistics/goals.ts'

import type { Choice } from '../statistics-choice.ts'
import { type Question, question } from '../tabs/questions-of.ts'

export type KnownGoals = { goals: readonly Goal[]; branches: readonly string[] | null }
export type GoalsHere = { goals: readonly Goal[]; branch: string | null }

/** The goals of the place that is looked at: the whole house, or one branch. */
export function goalsHere(choice: Choice, known: KnownGoals | null): GoalsHere {
  const branch = placeOf(choice, known?.branches ?? null)
  const goals = branch === undefined ? [] : (known?.goals ?? []).filter((goal) => goal.branch === branch)

  return { goals, branch: branch ?? null }
}

/** Figures of a whole organisation have no goals. Whoever leads one branch looks at it in any case. */
function placeOf({ places }: Choice, branches: readonly string[] | null): string | null | undefined {
  if (places.division !== undefined) return undefined
  if (places.branch !== undefined) return places.branch
  if (branches === null) return null

  return branches.length === 1 ? branches[0] : undefined
}

/** What tells how far a goal is, whatever range is looked at. */
export function questionOfGoal({ measure, period, branch }: Goal, choice: Choice, today: string): Question {
  return question(goalMeasures[measure].dataset, {
    ...choice,
    range: { from: periodOf(period, today).from, to: today },
    compare: null,
    places: branch === null ? {} : { branch },
    filters: {},
    by: {},
  })
}

/** Only the overview tells of goals. */
export const questionsOfGoals = (choice: Choice, known: KnownGoals | null, today: string): Question[] =>
  choice.tab === 'ueberblick'
    ? goalsHere(choice, known).goals.map((goal) => questionOfGoal(goal, choice, today))
    : []
