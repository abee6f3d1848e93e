import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { type AbsenceType, absenceTypeLabels } from './absence.ts'
import { area, errors, readers } from './time-sheets.contract.ts'

const half = z.optional(z.enum(['true', 'false']))

export const absencePreviewContract = {
  method: 'get',
  path: '/api/time-sheets/absence-preview',
  area,
  summary: 'Was eine Abwesenheit kosten würde, bevor sie jemand beantragt',
  query: z.object({
    user: recordId,
    type: z.enum(Object.keys(absenceTypeLabels) as AbsenceType[]), // as their labels name them
    firstDay: calendarDay,
    lastDay: calendarDay,
    startsAtNoon: half,
    endsAtNoon: half,
  }),
  responses: {
    200: {
      description: 'Arbeitstage auf halbe genau, und was danach vom Urlaub bleibt',
      body: z.object({
        /** Null without a contract for these days. */
        days: z.nullable(z.number()),
        /** What is left after the last day, all that was asked for before included; null where it takes no leave. */
        left: z.nullable(z.number()),
      }),
    },
  },
  errors,
  rights: readers,
} as const satisfies ApiContract
export type AbsencePreview = z.infer<(typeof absencePreviewContract)['responses'][200]['body']>
