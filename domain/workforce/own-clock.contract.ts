import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { ownDevice } from './own-device.ts'

export const ownClockContract = {
  method: 'get',
  path: `/api/time-tracking/${ownDevice}`,
  area: 'Arbeitszeit',
  summary: 'Wer am eigenen Gerät angemeldet ist, und an welchen Filialen dort gestempelt werden darf',
  responses: {
    200: {
      description: 'Die Person mit ihren Filialen',
      body: z.object({
        person: z.object({ id: z.string(), username: z.string(), name: z.string() }),
        /** What is not over yet, and where it was begun. */
        activity: z.nullable(
          z.object({ state: z.enum(['running', 'paused']), startedAt: z.iso.datetime(), branch: z.string() }),
        ),
        branches: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            timeZone: z.string(),
            allowsOwnDevices: z.boolean(),
          }),
        ),
        at: z.iso.datetime(),
      }),
    },
  },
  errors: ['unauthenticated'],
  rights: 'Angemeldete Personen, für sich selbst',
} as const satisfies ApiContract
