import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { carryGrounds } from './leave-rows.contract.ts'
import { type NotTold, notToldTexts } from './leave/leave-notice.texts.ts'
import { area, errors, leaders } from './time-sheets.contract.ts'

const words = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000))
const reasonsNotTold = Object.keys(notToldTexts) as NotTold[] // as their texts name them
const done = { 200: { description: 'Geschehen', body: z.object({ ok: z.literal(true) }) } }
const stepErrors = [...errors, 'malformed-json'] as const
const ofNotice = z.object({ notice: recordId })

export const sendLeaveNoticesContract = {
  method: 'post',
  path: '/api/time-sheets/leave-notices',
  area,
  summary: 'Personen einer Filiale auf ihren offenen Urlaub hinweisen, je Urlaubsjahr',
  request: z.strictObject({
    branch: recordId,
    users: z.array(recordId).check(z.minLength(1), z.maxLength(1000)),
  }),
  responses: {
    200: {
      description: 'Wer auf wie viele Urlaubsjahre hingewiesen wird, und wer warum nicht',
      body: z.object({
        told: z.array(z.object({ person: z.string(), years: z.int() })),
        left: z.array(z.object({ person: z.string(), why: z.enum(reasonsNotTold) })),
      }),
    },
  },
  errors: [...stepErrors, 'unknown-branch'],
  rights: leaders,
} as const satisfies ApiContract

export const acknowledgeLeaveNoticeContract = {
  method: 'post',
  path: '/api/time-sheets/leave-notices/{notice}/acknowledge',
  area,
  summary: 'Einen Hinweis auf offenen Urlaub zur Kenntnis nehmen',
  params: ofNotice,
  responses: done,
  errors: [...errors, 'leave-notice-settled'],
  rights: 'Die Person selbst',
} as const satisfies ApiContract

export const handOverLeaveNoticeContract = {
  method: 'post',
  path: '/api/time-sheets/leave-notices/{notice}/hand-over',
  area,
  summary: 'Eintragen, dass ein Hinweis auf Papier übergeben wurde, wann und vor wem',
  params: ofNotice,
  request: z.strictObject({
    receivedOn: calendarDay,
    witness: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  }),
  responses: done,
  errors: [...stepErrors, 'leave-notice-settled'],
  rights: leaders,
} as const satisfies ApiContract

export const withdrawLeaveNoticeContract = {
  method: 'post',
  path: '/api/time-sheets/leave-notices/{notice}/withdraw',
  area,
  summary: 'Einen Hinweis zurückziehen, der nicht stimmt: Er lässt nichts mehr verfallen',
  params: ofNotice,
  request: z.strictObject({ reason: words }),
  responses: done,
  errors: [...stepErrors, 'leave-notice-settled'],
  rights: leaders,
} as const satisfies ApiContract

export const carryLeaveOverContract = {
  method: 'post',
  path: '/api/time-sheets/leave-carry-overs',
  area,
  summary: 'Urlaub eines Jahres bis 31. März übertragen (Deutschland), oder das zurücknehmen, mit Begründung',
  request: z.strictObject({
    user: recordId,
    /** The first day of the leave year. */
    yearFrom: calendarDay,
    ground: z.enum([...carryGrounds, 'withdrawn']),
    words,
  }),
  responses: done,
  errors: stepErrors,
  rights: leaders,
} as const satisfies ApiContract
