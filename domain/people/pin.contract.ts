import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

const area = 'Benutzer'
const pin = z.string().check(z.maxLength(20))
const person = z.object({ id: z.uuid() })
const kept = {
  200: {
    description: 'Ob es eine PIN gibt; sie selbst erfährt niemand',
    body: z.object({ hasPin: z.boolean(), changedAt: z.nullable(z.iso.datetime()) }),
  },
} as const

export const pinContract = {
  method: 'get',
  path: '/api/users/{id}/pin',
  area,
  summary: 'Ob jemand eine PIN für die Geräte der Filiale hat',
  params: person,
  responses: kept,
  errors: ['unauthenticated', 'not-allowed', 'unknown-record', 'validation'],
  rights: 'Man selbst; Leitung: das eigene Team; Administration: alle',
} as const satisfies ApiContract

export const setPinContract = {
  ...pinContract,
  method: 'put',
  summary: 'Die PIN setzen: vier bis acht Ziffern, die nicht jeder zuerst versucht',
  request: z.strictObject({ pin }),
  errors: [...pinContract.errors, 'malformed-json'],
  policy: { limit: 'auth' },
} as const satisfies ApiContract

export const removePinContract = {
  ...pinContract,
  method: 'delete',
  summary: 'Die PIN löschen; was damit begonnen war, gilt sofort nicht mehr',
} as const satisfies ApiContract
