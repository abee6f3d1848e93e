import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'

const area = 'Arbeitszeit'
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch', 'unknown-record'] as const
const rights = 'Leitung für die Personen ihrer Filialen, Administration'

export const badgesContract = {
  method: 'get',
  path: '/api/time-tracking/badges/{branch}',
  area,
  summary: 'Ausweise für die Stempeluhr als PDF: Name, Filiale und eine Nummer als QR-Code',
  params: z.object({ branch: recordId }),
  /** Without it all who work there. */
  query: z.object({ user: z.optional(recordId) }),
  responses: {
    200: { description: 'Blätter in A4 zum Ausschneiden', body: z.string(), contentType: 'application/pdf' },
  },
  errors,
  rights,
} as const satisfies ApiContract

export const renewBadgeContract = {
  method: 'post',
  path: '/api/time-tracking/badges/{branch}/{user}/renew',
  area,
  summary: 'Den Ausweis einer Person ersetzen: Der bisherige sagt der Uhr nichts mehr',
  params: z.object({ branch: recordId, user: recordId }),
  responses: {
    200: { description: 'Ersetzt; der neue ist zu drucken', body: z.object({ ok: z.literal(true) }) },
  },
  errors,
  rights,
} as const satisfies ApiContract
