import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { area, calendarMonth, errors, leaders, ofMonth, readers } from './time-sheets.contract.ts'

export const monthFileFormats = ['pdf', 'csv'] as const
export type MonthFileFormat = (typeof monthFileFormats)[number]

export const monthFileContract = {
  method: 'get',
  path: '/api/time-sheets/{user}/{month}/file/{format}',
  area,
  summary: 'Der Monat einer Person mit Beginn, Ende und Pausen für die Behörde: PDF oder CSV',
  params: z.extend(ofMonth, { format: z.enum(monthFileFormats) }),
  responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'text/csv' } },
  errors,
  rights: readers,
} as const satisfies ApiContract

export const payrollFormats = ['lodas', 'csv'] as const
export type PayrollFormat = (typeof payrollFormats)[number]

export const payrollContract = {
  method: 'get',
  path: '/api/time-sheets/payroll/{branch}/{month}/{format}',
  area,
  summary: 'Die Stunden einer Filiale je Lohnart für die Lohnverrechnung: DATEV LODAS oder CSV',
  params: z.object({ branch: recordId, month: calendarMonth, format: z.enum(payrollFormats) }),
  /** Without those whose month is open yet. */
  query: z.object({ isPartial: z.optional(z.enum(['true', 'false'])) }),
  responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'text/csv' } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch', 'months-open'],
  rights: leaders,
} as const satisfies ApiContract
