import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'

export const logViewContract = {
  method: 'post',
  path: '/api/tasks/{id}/log-view',
  area: 'Aufgaben',
  summary: 'Vermerken, dass man die Aufgabe gesehen hat',
  params: z.object({ id: recordId }),
  responses: {
    200: {
      description: 'Die Aufgabe, mit allen, die sie gesehen haben',
      body: z.looseObject({ id: z.string() }),
    },
  },
  errors: ['unauthenticated', 'validation', 'unknown-record'],
  rights: 'Wer die Aufgabe lesen darf',
} as const satisfies ApiContract
