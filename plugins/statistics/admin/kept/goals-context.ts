'use client'

import { createContext, use, useMemo } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { Goal, listGoalsContract } from '#domain/insight/statistics/goals.contract.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { Loaded } from '#plugins/desk/kit.port.ts'

import type { GoalLine } from '../chart/draw-line.ts'
import { type FirstPage, firstOf } from '../first-page.ts'
import { useChosen } from '../statistics-context.ts'
import { useLoadedOnce } from '../use-loaded-once.ts'
import { goalLine } from './goal-line.ts'
import { type GoalsHere, goalsHere } from './goals-here.ts'

const listGoals = callOf<typeof listGoalsContract>('get', '/api/statistics/goals')

export type Goals = Loaded<{ goals: Goal[]; branches: string[] | null }>

export const useGoals = (first: FirstPage | null): Goals =>
  useLoadedOnce(
    'statistics-goals',
    (signal) => listGoals(fetch, { signal }),
    firstOf(first, 'statistics-goals', first?.goals),
  )

/** What is to be reached; null where nothing stands within the view. */
export const GoalsContext = createContext<Goals | null>(null)

export function useGoalsHere(): GoalsHere {
  const { choice } = useChosen()
  const known = use(GoalsContext)?.data ?? null

  return useMemo(() => goalsHere(choice, known), [choice, known])
}

/** The goal beside a line, as long as nothing narrows what it is about. */
export function useGoalLine(answer: Statistics | null, measure: string): GoalLine | null {
  const { choice } = useChosen()
  const here = useGoalsHere()

  return useMemo(() => answer && goalLine({ here, choice, answer, measure }), [here, choice, answer, measure])
}
