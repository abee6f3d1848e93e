'use client'

import { createContext, use, useMemo } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { Goal, listGoalsContract } from '#domain/insight/statistics/goals.contract.ts'
import { goalAtPoints, goalMeasures, goalOfLine, goalPeriods } from '#domain/insight/statistics/goals.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { type Loaded, useLoaded } from '#plugins/desk/kit.port.ts'

import type { GoalLine } from '../chart/draw-line.ts'
import type { Choice } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'

const listGoals = callOf<typeof listGoalsContract>('get', '/api/statistics/goals')

export type Goals = Loaded<{ goals: Goal[]; branches: string[] | null }>

export const useGoals = (): Goals => useLoaded('statistics-goals', (signal) => listGoals(fetch, { signal }))

/** What is to be reached; null where nothing stands within the view. */
export const GoalsContext = createContext<Goals | null>(null)

/** The goals of the place that is looked at: the whole house, or one branch. */
export function useGoalsHere(): { goals: readonly Goal[]; branch: string | null } {
  const { choice } = useChosen()
  const known = use(GoalsContext)?.data ?? null

  return useMemo(() => {
    const branch = placeOf(choice, known?.branches ?? null)
    const here = branch === undefined ? [] : (known?.goals ?? []).filter((goal) => goal.branch === branch)
    return { goals: here, branch: branch ?? null }
  }, [choice, known])
}

/** Figures of a whole organisation have no goals. Whoever leads one branch looks at it in any case. */
function placeOf({ places }: Choice, branches: readonly string[] | null): string | null | undefined {
  if (places.division !== undefined) return undefined
  if (places.branch !== undefined) return places.branch
  if (branches === null) return null

  return branches.length === 1 ? branches[0] : undefined
}

/** The goal beside a line, as long as nothing narrows what it is about. */
export function useGoalLine(answer: Statistics, measure: string): GoalLine | null {
  const { choice } = useChosen()
  const { goals, branch } = useGoalsHere()

  return useMemo(() => {
    const ofDataset = goals.filter((goal) => goalMeasures[goal.measure].dataset === answer.dataset)
    const goal = goalOfLine(ofDataset, measure, { branch, grain: answer.range.grain })
    if (!goal || answer.range.grain === 'hour' || Object.keys(choice.filters).length > 0) return null

    return { label: `Ziel (${goalPeriods[goal.period]})`, values: goalAtPoints(goal, answer) }
  }, [goals, branch, measure, answer, choice.filters])
}
