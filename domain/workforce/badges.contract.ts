import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'

export const badgesContract = {
  method: 'get',
  path: '/api/time-tracking/badges/{branch}',
  area: 'Arbeitszeit',
  summary: 'Ausweise für die Stempeluhr als PDF: Name, Filiale und eine Nummer als QR-Code',
  params: z.object({ branch: recordId }),
  /** Without it all who work there. */
  query: z.object({ user: z.optional(recordId) }),
  responses: {
    200: { description: 'Blätter in A4 zum Ausschneiden', body: z.string(), contentType: 'application/pdf' },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch', 'unknown-record'],
  rights: 'Leitung für die Personen ihrer Filialen, Administration',
} as const satisfies ApiContract
