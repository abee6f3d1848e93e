import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'

/** Star CloudPRNT: a printer asks every few seconds, fetches what there is, and says what became of it. */
const area = 'Drucken'
const rights = 'Drucker, mit dem Schlüssel ihres Geräts in der Adresse'
const params = z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) })
const text = (longest: number) => z.optional(z.string().check(z.maxLength(longest)))

export const cloudPrntPollContract = {
  method: 'post',
  path: '/api/print-jobs/cloudprnt/{key}',
  area,
  summary: 'Star CloudPRNT: Zustand des Druckers melden und fragen, ob etwas zu drucken ist',
  params,
  request: z.object({
    statusCode: z._default(z.string().check(z.maxLength(200)), ''),
    printingInProgress: z.nullish(z.boolean()),
  }),
  responses: {
    200: {
      description: 'Ob ein Auftrag wartet, und in welchen Formaten er zu haben ist',
      body: z.object({
        jobReady: z.boolean(),
        mediaTypes: z.optional(z.array(z.string())),
        jobToken: z.optional(z.string()),
      }),
    },
  },
  errors: ['wrong-device-key', 'validation', 'malformed-json'],
  rights,
  policy: { limit: 'general', isPolled: true },
} as const satisfies ApiContract

export const cloudPrntJobContract = {
  ...cloudPrntPollContract,
  method: 'get',
  summary: 'Star CloudPRNT: den Auftrag abholen; jeder wird nur ein Mal ausgegeben',
  request: undefined,
  query: z.object({ type: z.string().check(z.maxLength(100)), token: text(100) }),
  responses: {
    200: {
      description: 'Der Bon in den Bytes des Druckers',
      body: z.string(),
      contentType: 'application/octet-stream',
    },
  },
  errors: ['wrong-device-key', 'validation', 'unknown-record', 'unsupported-media-type'],
  policy: { limit: 'general' },
} as const

export const cloudPrntConfirmContract = {
  ...cloudPrntPollContract,
  method: 'delete',
  summary: 'Star CloudPRNT: sagen, was aus dem Auftrag wurde; dasselbe noch einmal ändert nichts',
  request: undefined,
  query: z.object({ code: z.string().check(z.maxLength(200)), token: text(100) }),
  responses: { 200: { description: 'Vermerkt', body: z.object({ ok: z.boolean() }) } },
  errors: ['wrong-device-key', 'validation', 'unknown-record'],
  policy: { limit: 'general' },
} as const
