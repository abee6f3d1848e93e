import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

export const revokeSessionsContract = {
  method: 'post',
  path: '/api/users/sessions/revoke-all',
  area: 'Anmeldung',
  summary: 'Überall abmelden; ohne Angabe einer Person sich selbst',
  request: z.object({ user: z.optional(z.uuid()) }),
  responses: { 200: { description: 'Wer abgemeldet wurde', body: z.object({ user: z.uuid() }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Angemeldete für sich, Administration für alle',
} as const satisfies ApiContract
