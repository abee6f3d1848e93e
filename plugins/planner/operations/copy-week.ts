import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { daysOfWeek } from '#domain/time/iso-week.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { movedBy } from '#domain/workforce/planning/shift-times.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { addDrafts } from './add-drafts.ts'
import { branchOfPlans } from './branches-of-plans.ts'
import { boundsOf, readShifts } from './read-plan.ts'

/** So many shifts are planned at once. */
const mostShifts = 500

type Asked = { branch: string; from: string; to: string }

/** Plans the shifts of the week of one day anew in the week of another, at the same times by the clock of the branch. */
export async function copyWeek(req: PayloadRequest, { branch: id, from, to }: Asked): Promise<PlanOutcome> {
  const branch = await branchOfPlans(req, id)
  const [source, target] = [daysOfWeek(from), daysOfWeek(to)]
  const days = dayNumberOf(target[0] ?? to) - dayNumberOf(source[0] ?? from)
  const shifts = await readShifts(req, branch, boundsOf(source, branch.timeZone))
  const message = `Diese Woche hat mehr als ${mostShifts} Schichten. So viele lassen sich nicht auf einmal übernehmen.`
  refuseFields(shifts.length > mostShifts ? [{ field: 'from', code: 'too-many-shifts', message }] : [])
  const drafts = shifts.map(({ person, breakMinutes, post, note, ...shift }) => {
    const times = { from: Date.parse(shift.from), to: Date.parse(shift.to) }

    return { person, breakMinutes, post, note, template: null, ...movedBy(times, days, branch.timeZone) }
  })

  return addDrafts(req, branch, days === 0 ? [] : drafts)
}
