import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

export const openApiContract = {
  method: 'get',
  path: '/api/openapi.json',
  area: 'Beschreibung',
  summary: 'Diese Schnittstelle als OpenAPI 3.1',
  responses: { 200: { description: 'Die Beschreibung', body: z.looseObject({ openapi: z.string() }) } },
  errors: [],
  rights: 'Alle',
  policy: { isKept: true },
} as const satisfies ApiContract

export const docsContract = {
  method: 'get',
  path: '/api/docs',
  area: 'Beschreibung',
  summary: 'Diese Schnittstelle zum Lesen und Suchen',
  responses: { 200: { description: 'Eine HTML-Seite', body: z.string(), contentType: 'text/html' } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract
