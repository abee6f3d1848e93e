import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

/**
 * Everything that a client needs at its start. `data` is the settings object, the person (null for a
 * guest) or the list of all records that the caller may read, relations as ids; an area that the caller
 * may not read at all is left out.
 */
const entries = z.array(
  z.object({
    url: z.string().check(z.startsWith('/api/')),
    data: z.union([z.null(), z.array(z.looseObject({ id: z.string() })), z.looseObject({})]),
  }),
)

export const initContract = {
  method: 'get',
  path: '/api/init',
  area: 'Start',
  summary: 'Alle Daten, die ein Programm beim Start braucht, in einer Antwort',
  responses: {
    200: { description: 'Je Bereich die Adresse und ihre Daten, Beziehungen als Kennungen', body: entries },
  },
  errors: [],
  rights: 'Alle; jede Person bekommt, was sie lesen darf',
  policy: { isKept: true },
} as const satisfies ApiContract
