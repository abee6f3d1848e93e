import type { PayloadRequest } from 'payload'

import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { weekdays } from '#domain/time/weekdays.ts'
import { minuteOf } from '#domain/time/zone-clock.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { timesOn } from '#domain/workforce/planning/shift-times.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { addDrafts } from './add-drafts.ts'
import { branchOfPlans } from './branches-of-plans.ts'

type Asked = { template: string; first: string; last: string }

/** So many days a template is applied to at once. */
const mostDays = 62

/** An open shift by a template on each of its weekdays, from the first day to the last one. */
export async function applyTemplate(
  req: PayloadRequest,
  { template: id, first, last }: Asked,
): Promise<PlanOutcome> {
  const template = await findRecord(asUser(req), 'shift-templates', {
    where: { id: { equals: id } },
    select: { branch: true, position: true, from: true, to: true, breakMinutes: true, weekdays: true },
  })
  if (!template) throw new Refused('unknown-record')
  const branch = await branchOfPlans(req, idOf(template.branch))
  const begin = dayNumberOf(first)
  const length = Math.max(0, dayNumberOf(last) - begin + 1)
  const message = `Bitte wählen Sie höchstens ${mostDays} Tage.`
  refuseFields(length > mostDays ? [{ field: 'last', code: 'too-many-days', message }] : [])
  const days = Array.from({ length }, (_, index) => begin + index).filter((day) =>
    template.weekdays.some((each) => each === weekdays[weekdayIndexOf(day)]),
  )
  const hours = { from: minuteOf(template.from), to: minuteOf(template.to) }
  const drafts = days.map((day) => ({
    person: null,
    breakMinutes: template.breakMinutes ?? 0,
    post: template.position,
    note: null,
    template: id,
    ...timesOn(day, hours, branch.timeZone),
  }))

  return addDrafts(req, branch, drafts)
}
