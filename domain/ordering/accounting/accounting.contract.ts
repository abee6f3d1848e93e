import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'

const businessDay = calendarDay.check(z.regex(/^2\d{3}-/))

export const bookingBatchContract = {
  method: 'get',
  path: '/api/day-ends/booking-batch',
  area: 'Tagesabschluss',
  summary:
    'Abgeschlossene Tage einer Filiale als Buchungsstapel im DATEV-Format (EXTF), innerhalb eines Wirtschaftsjahrs',
  query: z.object({ branch: z.uuid(), from: businessDay, to: businessDay }),
  responses: { 200: { description: 'Die Datei in Windows-1252', body: z.string(), contentType: 'text/csv' } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights: 'Leitung der Filiale, Administration',
} as const satisfies ApiContract
