import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'

const area = 'Nachrichten'
const rights = 'Leitung der Filiale, Administration'

export const mailPostContract = {
  method: 'get',
  path: '/api/messages/post',
  area,
  summary: 'Ob der Mailserver antwortet und wie viele E-Mails auf ihn warten',
  responses: {
    200: {
      description: 'Der Stand',
      body: z.strictObject({
        /** Until when a server that fails is left alone. */
        awayUntil: z.nullable(z.iso.datetime()),
        waiting: z.int(),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const sendAgainContract = {
  method: 'post',
  path: '/api/messages/{id}/send-again',
  area,
  summary: 'Eine Nachricht noch einmal senden, die abgelehnt wurde oder fehlgeschlagen ist',
  params: z.object({ id: z.uuid() }),
  responses: {
    202: { description: 'Sie wird gesendet', body: z.strictObject({ state: z.literal('queued') }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'message-not-repeatable'],
  rights,
} as const satisfies ApiContract
