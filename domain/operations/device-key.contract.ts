import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

export const issueKeyContract = {
  method: 'post',
  path: '/api/devices/{id}/key',
  area: 'Geräte',
  summary: 'Geräteschlüssel ausstellen oder erneuern; ein früherer gilt sofort nicht mehr',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  responses: {
    200: {
      description: 'Der Schlüssel, dieses eine Mal',
      body: z.object({ key: z.string(), keyPrefix: z.string(), keyRotatedAt: z.iso.datetime() }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Leitung: Geräte der eigenen Filialen; Administration: alle',
} as const satisfies ApiContract

export const revokeKeyContract = {
  ...issueKeyContract,
  method: 'delete',
  summary: 'Geräteschlüssel widerrufen',
  responses: {
    200: { description: 'Widerrufen', body: z.object({ keyRevokedAt: z.iso.datetime() }) },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record', 'no-device-key'],
} as const satisfies ApiContract
