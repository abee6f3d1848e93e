import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { goalMeasures, goalPeriods, greatestTarget } from './goals.ts'
import { area, readersOfStatistics } from './saved-views.contract.ts'

const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  // No table of terms is empty.
  Object.keys(of) as [Name, ...Name[]]

const rule = {
  measure: z.enum(names(goalMeasures)),
  period: z.enum(names(goalPeriods)),
  /** Null is the whole house. */
  branch: z.nullable(recordId),
  /** Of each period; money in cents. */
  target: z.int().check(z.minimum(1), z.maximum(greatestTarget)),
}

const goal = z.object({ id: recordId, ...rule })
export type Goal = z.infer<typeof goal>

const whoSets = `${readersOfStatistics}; für alle Filialen zusammen, wer alle liest`

export const listGoalsContract = {
  method: 'get',
  path: '/api/statistics/goals',
  area,
  summary: 'Ziele der Filialen, deren Zahlen man liest',
  responses: {
    200: {
      description: 'Die Ziele',
      body: z.object({
        goals: z.array(goal),
        /** For which branches they may be set; null is for all, and for the whole house. */
        branches: z.nullable(z.array(recordId)),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: readersOfStatistics,
} as const satisfies ApiContract

export const setGoalContract = {
  method: 'put',
  path: '/api/statistics/goals',
  area,
  summary: 'Ein Ziel setzen; das frühere derselben Sache gilt dann nicht mehr',
  request: z.strictObject(rule),
  responses: { 200: { description: 'Das Ziel', body: goal } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-branch'],
  rights: whoSets,
} as const satisfies ApiContract

export const dropGoalContract = {
  method: 'delete',
  path: '/api/statistics/goals/{id}',
  area,
  summary: 'Ein Ziel aufgeben',
  params: z.object({ id: recordId }),
  responses: { 200: { description: 'Aufgegeben', body: z.object({ isDropped: z.boolean() }) } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: whoSets,
} as const satisfies ApiContract
