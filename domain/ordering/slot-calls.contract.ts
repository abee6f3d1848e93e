import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

/** ISO instants. */
const starts = z.array(z.string())

export const fullSlotsContract = {
  method: 'get',
  path: '/api/branches/{key}/full-slots',
  area: 'Shop',
  summary: 'Die Zeitfenster einer Filiale ab jetzt, die keine Bestellung der Art mehr aufnehmen',
  params: z.object({ key: z.string() }),
  responses: {
    200: {
      description: 'Der Beginn jedes vollen Zeitfensters je Bestellart',
      body: z.object({ takeaway: starts, delivery: starts, dineIn: starts }),
    },
  },
  errors: ['unknown-branch'],
  rights: 'Alle',
} as const satisfies ApiContract
