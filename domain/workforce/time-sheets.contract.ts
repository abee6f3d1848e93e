import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { absenceTypeLabels } from './absence.ts'
import { monthStates } from './closing/fold-month.ts'
import { monthEventKinds } from './closing/month-event.ts'
import { closingProblems } from './closing/why-not-close.ts'
import { leaveRecord } from './leave-rows.contract.ts'
import { warningCodes } from './law/work-warning.ts'
import { clockMarks } from './ledger/judge-clock.ts'
import { activityStates } from './working-activity.ts'

export const area = 'Zeitnachweise'
export const readers = 'Für sich selbst, Leitung für die Personen ihrer Filialen, Administration'
export const leaders = 'Leitung für die Personen ihrer Filialen, Administration'

/** Of this millennium: whoever means another one has mistyped. */
export const calendarMonth = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/))
const moment = z.iso.datetime()
const minutes = z.int()
/** Days of leave, to the half. */
const leaveDays = z.number()
const person = z.object({ id: z.string(), name: z.string() })
const stretch = z.object({
  startedAt: moment,
  endedAt: z.nullable(moment),
  breaks: z.array(z.object({ startedAt: moment, endedAt: z.nullable(moment) })),
})
const line = z.object({ account: z.string(), minutes, reason: z.string(), source: z.string() })
const amounts = { planned: minutes, owed: minutes, worked: minutes, breaks: minutes, credited: minutes }
const balance = z.object({ account: z.string(), label: z.string(), minutes })

const monthRow = z.object({
  person,
  branch: z.nullable(person),
  state: z.enum(monthStates),
  /** Whether what is known now is not what was closed. */
  differs: z.boolean(),
  ...amounts,
  balances: z.array(balance),
  warnings: z.int(),
  unfinished: z.int(),
  conflicts: z.int(),
})
export type MonthRow = z.infer<typeof monthRow>

export const monthSheetView = z.object({
  person,
  branch: z.nullable(person),
  timeZone: z.string(),
  month: z.string(),
  state: z.enum(monthStates),
  /** Of what is shown; whoever confirms or closes names it. */
  hash: z.string(),
  opening: z.array(line),
  days: z.array(z.object({ day: z.string(), ...amounts, lines: z.array(line) })),
  sums: z.object({ ...amounts, balances: z.array(balance) }),
  /** Each stretch of work as it stands, with what the ledger calls it. */
  stretches: z.array(
    z.extend(stretch, {
      id: z.string(),
      day: z.string(),
      state: z.enum(activityStates),
      /** What was odd about the clocks of its presses. */
      marks: z.array(z.enum(clockMarks)),
    }),
  ),
  absences: z.array(
    z.object({
      id: z.string(),
      type: z.enum(Object.keys(absenceTypeLabels) as (keyof typeof absenceTypeLabels)[]),
      status: z.enum(['requested', 'approved']),
      firstDay: z.string(),
      lastDay: z.string(),
    }),
  ),
  warnings: z.array(
    z.object({ code: z.enum(warningCodes), at: moment, stretch: z.string(), text: z.string() }),
  ),
  /** Presses that fitted to nothing, or that nobody has accepted yet. */
  conflicts: z.array(z.object({ id: z.string(), at: moment, text: z.string() })),
  /** What was entered, corrected or withdrawn by hand, the first change first. */
  changes: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      before: z.nullable(stretch),
      after: z.nullable(stretch),
    }),
  ),
  /** What both sides have said of the month, the first word first. */
  events: z.array(
    z.object({
      kind: z.enum(monthEventKinds),
      at: moment,
      by: z.nullable(z.string()),
      words: z.nullable(z.string()),
      hash: z.nullable(z.string()),
    }),
  ),
  /** What a closed month has become since, by what is known now; null where nothing has changed. */
  differs: z.nullable(
    z.object({ hash: z.string(), sums: z.object({ ...amounts, balances: z.array(balance) }) }),
  ),
  /** What keeps whoever asks from closing it; null for whoever does not lead the person. */
  whyNotClose: z.nullable(z.array(z.object({ code: z.enum(closingProblems), text: z.string() }))),
  mayConfirm: z.boolean(),
})
export type MonthSheetView = z.infer<typeof monthSheetView>

const leaveRow = z.object({
  person,
  branch: z.nullable(person),
  left: leaveDays,
  planned: leaveDays,
  carried: leaveDays,
  entitled: leaveDays,
  taken: leaveDays,
  givenBack: leaveDays,
  lapsed: leaveDays,
  /** The last day that the lines tell of: the end of a year, or of the employment. */
  until: z.string(),
  lines: z.array(
    z.object({ day: z.string(), kind: z.string(), days: leaveDays, year: z.string(), reason: z.string() }),
  ),
  ...leaveRecord,
})
export type LeaveRow = z.infer<typeof leaveRow>

const whose = { branch: z.optional(recordId), user: z.optional(recordId) }
export const ofMonth = z.object({ user: recordId, month: calendarMonth })
export const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'] as const
const listErrors = [...errors, 'unknown-branch'] as const

export const timeBalancesContract = {
  method: 'get',
  path: '/api/time-sheets/balances',
  area,
  summary: 'Zeitsalden eines Monats, ohne Angabe des laufenden',
  query: z.object({ month: z.optional(calendarMonth), ...whose }),
  responses: {
    200: {
      description: 'Nach dem Namen; ein laufender Monat bis heute',
      body: z.object({ month: z.string(), docs: z.array(monthRow), at: moment }),
    },
  },
  errors: listErrors,
  rights: readers,
} as const satisfies ApiContract

export const holidayBalancesContract = {
  method: 'get',
  path: '/api/time-sheets/holiday-balances',
  area,
  summary: 'Urlaubskonten an einem Tag, ohne Angabe heute',
  query: z.object({ day: z.optional(calendarDay), ...whose }),
  responses: {
    200: {
      description: 'Nach dem Namen, in Arbeitstagen auf halbe genau',
      body: z.object({ day: z.string(), docs: z.array(leaveRow), at: moment }),
    },
  },
  errors: listErrors,
  rights: readers,
} as const satisfies ApiContract

export const monthSheetContract = {
  method: 'get',
  path: '/api/time-sheets/{user}/{month}',
  area,
  summary: 'Der Monat einer Person mit jeder Zeile und ihrem Grund',
  params: ofMonth,
  responses: { 200: { description: 'Wie er abgeschlossen wurde, sonst wie er ist', body: monthSheetView } },
  errors,
  rights: readers,
} as const satisfies ApiContract

const words = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const step = {
  method: 'post',
  area,
  params: ofMonth,
  responses: { 200: { description: 'Der Monat danach', body: monthSheetView } },
} as const
const stepErrors = [...errors, 'malformed-json', 'changed-meanwhile'] as const

export const confirmMonthContract = {
  ...step,
  path: '/api/time-sheets/{user}/{month}/confirm',
  summary: 'Den eigenen Monat so bestätigen, wie er gezeigt wurde',
  request: z.strictObject({ hash }),
  errors: [...stepErrors, 'month-not-over'],
  rights: 'Die Person selbst',
} as const satisfies ApiContract

export const objectMonthContract = {
  ...step,
  path: '/api/time-sheets/{user}/{month}/object',
  summary: 'Sagen, was am eigenen Monat nicht stimmt, auch nach seinem Abschluss',
  request: z.strictObject({ words }),
  errors: [...stepErrors, 'month-not-over'],
  rights: 'Die Person selbst',
} as const satisfies ApiContract

export const closeMonthContract = {
  ...step,
  path: '/api/time-sheets/{user}/{month}/close',
  summary: 'Den Monat einer anderen Person abschließen; ohne ihre Bestätigung mit Begründung',
  request: z.strictObject({ hash, reason: z.optional(words) }),
  errors: [...stepErrors, 'month-closed', 'month-not-closable'],
  rights: leaders,
} as const satisfies ApiContract

export const reopenMonthContract = {
  ...step,
  path: '/api/time-sheets/{user}/{month}/reopen',
  summary: 'Den zuletzt abgeschlossenen Monat wieder öffnen, mit Begründung',
  request: z.strictObject({ reason: words }),
  errors: [...stepErrors, 'month-not-closed', 'later-month-closed', 'month-not-closable'],
  rights: leaders,
} as const satisfies ApiContract

export const settleConflictContract = {
  ...step,
  path: '/api/time-sheets/{user}/{month}/conflicts/{event}/settle',
  summary: 'Eine ungeklärte Stempelung als geklärt ablegen; sie bleibt im Verlauf',
  params: z.extend(ofMonth, { event: recordId }),
  request: z.strictObject({ reason: words }),
  errors: [...stepErrors, 'month-closed'],
  rights: leaders,
} as const satisfies ApiContract
