import { goalAtPoints, goalMeasures, goalOfLine, goalPeriods } from '#domain/insight/statistics/goals.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import type { GoalLine } from '../chart/draw-line.ts'
import type { Choice } from '../statistics-choice.ts'
import type { GoalsHere } from './goals-here.ts'

type Given = { here: GoalsHere; choice: Choice; answer: Statistics; measure: string }

/** What is to be reached at each point of a line; null where nothing is, or where the line is about less than the goal. */
export function goalLine({ here: { goals, branch }, choice, answer, measure }: Given): GoalLine | null {
  const ofDataset = goals.filter((goal) => goalMeasures[goal.measure].dataset === answer.dataset)
  const goal = goalOfLine(ofDataset, measure, { branch, grain: answer.range.grain })
  if (!goal || answer.range.grain === 'hour' || Object.keys(choice.filters).length > 0) return null

  return { label: `Ziel (${goalPeriods[goal.period]})`, values: goalAtPoints(goal, answer) }
}
