import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

export const fontStylesheetContract = {
  method: 'get',
  path: '/api/fonts/{family}/{variant}.css',
  area: 'Website',
  summary: 'Das Stylesheet einer Schrift, je Familie und Schnitt wie „400“ oder „700-italic“',
  params: z.object({
    family: z.string().check(z.maxLength(60)),
    variant: z.string().check(z.regex(/^[1-9]00(-italic)?$/)),
  }),
  responses: { 200: { description: 'Das Stylesheet', body: z.string(), contentType: 'text/css' } },
  errors: ['not-found', 'validation'],
  rights: 'Alle',
} as const satisfies ApiContract
