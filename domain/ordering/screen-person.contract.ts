import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { orderScreen } from './staff-orders.contract.ts'

/** Where a call at a screen says who stands there: `token` of whoever has proved themselves. */
export const personHeaderName = 'x-theke-person'
export const personHeader = z.object({
  [personHeaderName]: z.exactOptional(z.string().check(z.maxLength(400))),
})

const atScreen = {
  method: 'get',
  path: '/api/orders/screen/{branch}/{key}/people',
  area: 'Bestellungen',
  params: orderScreen,
  rights: 'Geräte der Filiale, deren Schlüssel für Bestellungen gilt',
} as const

export const screenPeopleContract = {
  ...atScreen,
  summary: 'Wer sich an den Bildschirmen der Filiale mit einer PIN nennen kann',
  responses: {
    200: {
      description: 'Vorname und Anfangsbuchstabe, nach dem Alphabet',
      body: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
    },
  },
  errors: ['wrong-device-key', 'validation'],
} as const satisfies ApiContract

/** Who is at the screen, until when unless they renew it. */
const screenPerson = z.object({
  token: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  expiresAt: z.iso.datetime(),
})
export type ScreenPerson = z.infer<typeof screenPerson>

export const nameScreenPersonContract = {
  ...atScreen,
  method: 'post',
  summary: 'Sich mit seiner PIN nennen: was von da an geschieht, trägt den Namen',
  request: z.strictObject({ person: z.uuid(), pin: z.string().check(z.maxLength(20)) }),
  responses: { 200: { description: 'Für fünf Minuten, und an diesem Gerät', body: screenPerson } },
  errors: ['wrong-device-key', 'validation', 'malformed-json', 'wrong-pin', 'too-many-attempts'],
  policy: { limit: 'auth' },
} as const satisfies ApiContract

/** Whoever goes on working is not asked again, within half a day. */
export const renewScreenPersonContract = {
  ...nameScreenPersonContract,
  method: 'put',
  summary: 'Noch da sein: gilt von jetzt an wieder fünf Minuten',
  request: z.strictObject({ token: z.string().check(z.maxLength(400)) }),
  errors: ['wrong-device-key', 'validation', 'malformed-json', 'person-expired'],
  policy: {},
} as const satisfies ApiContract
