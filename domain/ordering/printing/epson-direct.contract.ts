import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'

/** Epson Server Direct Print: one address for asking and for saying what became of it, told apart by a field. */
export const epsonDirectContract = {
  method: 'post',
  path: '/api/print-jobs/epson/{key}',
  area: 'Drucken',
  summary:
    'Epson Server Direct Print: einen Auftrag als ePOS-Print-XML abholen oder sagen, was aus ihm wurde',
  params: z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
  request: z.object({
    ConnectionType: z.string().check(z.maxLength(40)),
    ResponseFile: z.optional(z.string().check(z.maxLength(20_000))),
  }),
  responses: {
    200: {
      description: 'Der Auftrag; nichts, wo keiner wartet',
      body: z.string(),
      contentType: 'text/xml; charset=utf-8',
    },
  },
  errors: ['wrong-device-key', 'validation', 'malformed-json', 'unknown-record'],
  rights: 'Drucker, mit dem Schlüssel ihres Geräts in der Adresse',
  policy: { limit: 'general', body: 'fields', isPolled: true },
} as const satisfies ApiContract
