import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'

const minutes = z.int()
const cents = z.nullable(z.int())
const sum = { minutes, cents }
const moment = z.iso.datetime()

const project = z.object({ id: recordId })
const period = z.object({ from: z.exactOptional(calendarDay), to: z.exactOptional(calendarDay) })

/** So many lines are shown, the last ones. */
export const mostProjectLines = 300

/** Who leads sees what there is to bill; whoever works on it sees how much of the budget is used. */
export const projectReport = z.object({
  total: z.object(sum),
  budget: z.object({ minutes: z.nullable(minutes), cents }),
  left: z.object({ minutes: z.nullable(minutes), cents }),
  bill: z.nullable(
    z.object({
      rate: cents,
      period: z.object(sum),
      people: z.array(z.object({ id: z.string(), name: z.string(), ...sum })),
      lines: z.array(
        z.object({
          id: z.string(),
          day: calendarDay,
          person: z.string(),
          task: z.nullable(z.string()),
          note: z.nullable(z.string()),
          from: moment,
          to: moment,
          timeZone: z.string(),
          ...sum,
        }),
      ),
      /** How many there are before these lines: the table to save has all of them. */
      earlier: z.int(),
      open: z.int(),
    }),
  ),
})
export type ProjectReportView = z.infer<typeof projectReport>

const area = 'Arbeitszeit'
const errors = ['unauthenticated', 'validation', 'unknown-record'] as const

export const projectReportContract = {
  method: 'get',
  path: '/api/projects/{id}/report',
  area,
  summary: 'Stunden und Geld eines Projekts, gegen sein Budget und zum Abrechnen der Tage von bis',
  params: project,
  query: period,
  responses: { 200: { description: 'Ohne Tage das ganze Projekt', body: projectReport } },
  errors,
  rights: 'Wer das Projekt sieht; Zeilen und Geld nur die Leitung der Filiale und die Administration',
} as const satisfies ApiContract

export const projectBillContract = {
  ...projectReportContract,
  path: '/api/projects/{id}/report/csv',
  summary: 'Dasselbe zum Abrechnen als Tabelle',
  responses: { 200: { description: 'Eine Zeile je Einsatz', body: z.string(), contentType: 'text/csv' } },
  errors: [...errors, 'not-allowed'],
  rights: 'Leitung der Filiale, Administration',
} as const satisfies ApiContract
