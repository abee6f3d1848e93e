import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

const area = 'Website'
const rights = 'Wer Seiten bearbeiten darf'
const params = z.object({ id: z.string().check(z.maxLength(64)) })

/** How long a link for people without login may live. */
export const previewDays = [1, 7, 30] as const

export const previewLinkContract = {
  method: 'post',
  path: '/api/sites/{id}/preview-link',
  area,
  summary: 'Ein Link, der den neuesten Entwurf einer Seite ohne Anmeldung zeigt, bis er abläuft',
  params,
  request: z.object({ days: z.literal(previewDays) }),
  responses: {
    200: { description: 'Der Link', body: z.object({ url: z.string(), expiresAt: z.string() }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const publishChecksContract = {
  method: 'get',
  path: '/api/sites/{id}/publish-checks',
  area,
  summary: 'Was vor dem Veröffentlichen einer Seite angesehen werden sollte',
  params,
  responses: {
    200: {
      description: 'Die Hinweise in der Reihenfolge der Seite',
      body: z.object({
        warnings: z.array(z.object({ code: z.string(), at: z.string(), message: z.string() })),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Alle im Team',
} as const satisfies ApiContract
