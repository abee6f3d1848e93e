import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import {
  type Absence,
  absenceProblems,
  absenceProblemTexts,
  type AbsenceType,
} from '#domain/workforce/absence.ts'
import type { AbsencePreview } from '#domain/workforce/absence-preview.contract.ts'
import { absenceRules } from '#domain/workforce/absence-rules.data.ts'
import { leaveLedger } from '#domain/workforce/leave/leave-ledger.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'

import { countDaysOf } from '../operations/count-days-of.ts'
import { personOfSheets } from '../sheets/people-of-sheets.ts'
import { readLeaveAccounts } from './leave-accounts.ts'

type Asked = Absence & { user: string; type: AbsenceType; now: Temporal.Instant }

/** Nobody asks for longer or later than so many days ahead. */
const furthestDays = 3 * 366

/** What an absence would cost somebody: counted as it is when it is asked for, and taken from what is left by then. */
export async function previewAbsence(
  req: PayloadRequest,
  { user, type, now, ...span }: Asked,
): Promise<AbsencePreview> {
  const person = await personOfSheets(req, user)
  const today = localDayAt(now.epochMilliseconds, usualZone)
  refuseFields(problemsFrom(absenceProblems(span), absenceProblemTexts))
  const message = 'Bitte wählen Sie Tage, die höchstens drei Jahre entfernt sind.'
  const isNear = [span.firstDay, span.lastDay].every(
    (day) => Math.abs(dayNumberOf(day) - today) <= furthestDays,
  )
  refuseFields(isNear ? [] : [{ field: 'lastDay', code: 'too-far', message }])

  const last = dayNumberOf(span.lastDay)
  const [account] = await readLeaveAccounts(req, { people: [person], today: Math.max(today, last) })
  const branch = account?.place?.id ?? person.branches[0]
  const asked = { ...span, type, status: 'requested' as const, user, branch }
  const days = branch ? await countDaysOf(req, asked) : null
  if (!account || days === null || !absenceRules[type].takesLeave) return { days, left: null }

  const halves = leaveLedger(account.input).lines.filter(({ on }) => on <= last)
  return { days, left: halves.reduce((sum, { halfDays }) => sum + halfDays, 0) / 2 - days }
}
