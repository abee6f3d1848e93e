import * as z from 'zod/mini'

import { printersContract } from './printing.contract.ts'
import type { ApiContract } from '../../api/api-contract.ts'

export const unprintedContract = {
  ...printersContract,
  path: '/api/print-jobs/unprinted',
  summary: 'Wie viele Bons jemanden brauchen: zu lange ungedruckt, fehlgeschlagen oder unklar',
  query: z.object({ branch: z.optional(z.uuid()) }),
  responses: {
    200: {
      description: 'Die Anzahl, und seit wann der älteste wartet',
      body: z.object({ count: z.int(), since: z.nullable(z.iso.datetime()) }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-branch'],
} as const satisfies ApiContract
