import {
  dropGoalContract,
  listGoalsContract,
  setGoalContract,
} from '#domain/insight/statistics/goals.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { dropGoal, listGoals, setGoal } from '../kept/goals.ts'

/** What is to be reached in each week or month. */
export const goalEndpoints = [
  endpointOf(listGoalsContract, async (req) => Response.json(await listGoals(req), unkept)),
  endpointOf(setGoalContract, async (req, { body }) =>
    Response.json(await setGoal(req, { ...body, now: Temporal.Now.instant() }), unkept),
  ),
  endpointOf(dropGoalContract, async (req, { params: { id } }) => {
    await dropGoal(req, id)

    return Response.json({ isDropped: true }, unkept)
  }),
]
