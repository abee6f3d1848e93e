import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

export const receiveUploadContract = {
  method: 'post',
  path: '/api/uploads',
  area: 'Dateien',
  summary:
    'Eine Datei zu einer Bestellung oder der Website, als Data-URL oder als multipart mit dem Feld „file“',
  request: z.object({ filename: z.string(), data: z.string() }),
  responses: {
    201: {
      description: 'Womit die Bestellung die Datei nennt',
      body: z.object({
        id: z.string(),
        version: z.nullish(z.string()),
        extension: z.nullish(z.string()),
        publicHash: z.nullish(z.string()),
        mimeType: z.nullish(z.string()),
        doc: z.optional(z.looseObject({ id: z.string() })),
        message: z.optional(z.string()),
      }),
    },
  },
  errors: ['validation', 'too-large', 'unsupported-media-type'],
  rights: 'Alle',
  policy: { limit: 'uploads', body: 'film' },
} as const satisfies ApiContract
