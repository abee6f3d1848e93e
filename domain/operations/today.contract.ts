import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

export const todayEventsContract = {
  method: 'get',
  path: '/api/today/events',
  area: 'Heute',
  summary: 'Sagt, dass sich etwas geändert hat, was die Startansicht zeigt (Server-Sent Events)',
  responses: {
    200: { description: 'Ereignisse ohne Inhalt', body: z.string(), contentType: 'text/event-stream' },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Team',
} as const satisfies ApiContract
