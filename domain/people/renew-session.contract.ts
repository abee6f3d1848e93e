import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

export const renewSessionContract = {
  method: 'post',
  path: '/api/users/refresh-token',
  area: 'Anmeldung',
  summary: 'Die Sitzung verlängern',
  responses: {
    200: {
      description: 'Ein neues Token für dieselbe Sitzung',
      body: z.object({
        message: z.string(),
        /** Seconds since 1970, as in the token itself. */
        exp: z.int(),
        refreshedToken: z.string(),
        user: z.looseObject({ id: z.string() }),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Angemeldete Personen',
} as const satisfies ApiContract
