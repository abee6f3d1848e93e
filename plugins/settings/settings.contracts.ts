import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

const settings = z.looseObject({ id: z.optional(z.string()) })

export const readConfigContract = {
  method: 'get',
  path: '/api/config',
  area: 'Konfiguration',
  summary: 'Einstellungen der Installation lesen',
  responses: { 200: { description: 'Alle Einstellungen', body: settings } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

export const saveConfigContract = {
  method: 'post',
  path: '/api/config',
  area: 'Konfiguration',
  summary: 'Einstellungen speichern; was fehlt, bleibt',
  request: settings,
  responses: { 200: { description: 'Alle Einstellungen', body: settings } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'locked'],
  rights: 'Administration',
} as const satisfies ApiContract
