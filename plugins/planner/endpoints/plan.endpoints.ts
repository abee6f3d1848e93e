import type { PayloadRequest } from 'payload'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import {
  addShiftContract,
  changeShiftContract,
  type Plan,
  planContract,
  planEventsContract,
  removeShiftsContract,
} from '#domain/workforce/planning/plan.contract.ts'
import {
  applyTemplateContract,
  copyWeekContract,
  publishPlanContract,
} from '#domain/workforce/planning/plan-steps.contract.ts'
import { endpointOf, withContract } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openEventStream } from '#kernel/live/event-stream.ts'
import { Refused } from '#kernel/refused.ts'

import { applyTemplate } from '../operations/apply-template.ts'
import { branchesOfPlans } from '../operations/branches-of-plans.ts'
import { addShift, changeShift, removeShifts } from '../operations/change-shift.ts'
import { copyWeek } from '../operations/copy-week.ts'
import { publishPlan } from '../operations/publish-plan.ts'
import { readPlan } from '../operations/read-plan.ts'

/** Plans, and whatever is done with them. */
export const planEndpoints = [
  endpointOf(planContract, async (req, { query }) => {
    const branches = await branchesOfPlans(req)
    const branch = query.branch ? branches.find(({ id }) => id === query.branch) : branches[0]
    if (query.branch && !branch) throw new Refused('unknown-branch')
    if (!branch) return Response.json(noPlan, unkept)
    const now = Temporal.Now.instant()
    const day = query.day ?? isoDayOf(localDayAt(now.epochMilliseconds, branch.timeZone))

    return Response.json(await readPlan(req, { branches, branch, day, span: query.span, now }), unkept)
  }),
  withContract(planEventsContract, async (req) => {
    await branchesOfPlans(req)

    return openEventStream({
      bus: liveBusOf(req.payload),
      tags: followed,
      signal: req.signal,
      read: async (news) => ({ id: news, event: {} }),
      holds: () => mayPlanStill(req),
    })
  }),
  endpointOf(addShiftContract, async (req, { body }) =>
    Response.json(await addShift(req, body), { status: 201 }),
  ),
  endpointOf(changeShiftContract, async (req, { params: { id }, body }) =>
    Response.json(await changeShift(req, { id, change: body })),
  ),
  endpointOf(removeShiftsContract, async (req, { body: { shifts } }) =>
    Response.json(await removeShifts(req, shifts)),
  ),
  endpointOf(copyWeekContract, async (req, { body }) => Response.json(await copyWeek(req, body))),
  endpointOf(applyTemplateContract, async (req, { body }) => Response.json(await applyTemplate(req, body))),
  endpointOf(publishPlanContract, async (req, { body }) =>
    Response.json(await publishPlan(req, { ...body, now: Temporal.Now.instant() })),
  ),
]

/** What a plan shows, of whichever branch: that something has changed is told, and nothing of it. */
const followed = [
  'working-schedules',
  'absences',
  'contracts',
  'company-days',
  'users',
  'staffing-needs',
  'shift-templates',
  'shift-swaps',
]

const noPlan: Plan = {
  branches: [],
  branch: null,
  days: [],
  freeDays: [],
  people: [],
  shifts: [],
  around: [],
  needs: [],
  templates: [],
  swaps: [],
  findings: { remarks: [], gaps: [], sums: [] },
  costs: null,
}

/** A session may end, and a right be taken, while somebody listens. */
async function mayPlanStill(req: PayloadRequest): Promise<boolean> {
  const { user } = await req.payload.auth({ headers: req.headers, canSetHeaders: false })

  return branchesOfPlans({ ...req, user }).then(
    () => true,
    () => false,
  )
}
