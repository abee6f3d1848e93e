import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'

const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const area = 'Nachrichten'
const rights = 'Administration'
const params = z.object({ id: z.uuid() })

export const setSmsKeyContract = {
  method: 'post',
  path: '/api/sms-accounts/{id}/key',
  area,
  summary: 'Den Schlüssel eines SMS-Kontos hinterlegen; er wird beim Anbieter geprüft und nie wieder gezeigt',
  params,
  request: z.strictObject({
    key,
    /** With which seven.io signs what it reports. */
    signKey: z.optional(key),
  }),
  responses: {
    200: { description: 'Hinterlegt', body: z.object({ keyHint: z.string(), isActive: z.boolean() }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'sms-provider-away'],
  rights,
} as const satisfies ApiContract

export const smsReportAddressContract = {
  method: 'get',
  path: '/api/sms-accounts/{id}/report-address',
  area,
  summary: 'Wohin der Anbieter eines SMS-Kontos melden soll, was aus den SMS wurde',
  params,
  responses: {
    200: {
      description: 'Die Adresse; keine, solange die Installation ihre eigene nicht kennt',
      body: z.object({ url: z.nullable(z.string()) }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

/** In the words that LINK Mobility waits for; others look at the status alone. */
export const smsReportContract = {
  method: 'post',
  path: '/api/sms-reports/{id}/{token}',
  area,
  summary: 'Meldung eines SMS-Anbieters, was aus einer SMS wurde',
  params: z.object({ id: z.uuid(), token: z.string().check(z.maxLength(100)) }),
  responses: {
    200: {
      description: 'Gehört',
      body: z.object({ statusCode: z.literal(2000), statusMessage: z.literal('ok') }),
    },
  },
  errors: ['validation', 'too-large'],
  rights: 'Wer die Adresse des Kontos hat; seven.io unterschreibt außerdem',
  policy: { limit: 'general', body: 'raw' },
} as const satisfies ApiContract
