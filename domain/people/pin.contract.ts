import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

const area = 'Benutzer'
const pin = z.string().check(z.maxLength(20))
const person = z.object({ id: z.uuid() })
/** For so long no PIN is looked at, after too many wrong ones; null where one is. */
const lockedMinutes = z.nullable(z.int())
const kept = {
  200: {
    description: 'Ob es eine PIN gibt und ob sie gesperrt ist; sie selbst erfährt niemand',
    body: z.object({ hasPin: z.boolean(), changedAt: z.nullable(z.iso.datetime()), lockedMinutes }),
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

export const liftPinLockContract = {
  ...pinContract,
  method: 'delete',
  path: '/api/users/{id}/pin/lock',
  summary: 'Die Sperre nach falschen Versuchen aufheben; die PIN bleibt',
} as const satisfies ApiContract

const locks = z.object({
  /** Of the device: nobody's PIN is looked at there. */
  lockedMinutes,
  /** Those of its branch whose own PIN is locked, by name. */
  people: z.array(z.object({ id: z.string(), name: z.string(), lockedMinutes: z.int() })),
})
export type PinLocks = z.infer<typeof locks>

export const pinLocksContract = {
  method: 'get',
  path: '/api/devices/{id}/pin-locks',
  area: 'Geräte',
  summary: 'Welche PINs an einem Gerät nach falschen Versuchen gesperrt sind',
  params: person,
  responses: {
    200: { description: 'Die Sperre des Geräts und die der Personen seiner Filiale', body: locks },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record', 'validation'],
  rights: 'Leitung: Geräte der eigenen Filialen; Administration: alle',
} as const satisfies ApiContract

export const liftDevicePinLockContract = {
  ...pinLocksContract,
  method: 'delete',
  summary: 'Die Sperre eines Geräts aufheben; wer für sich gesperrt ist, bleibt es',
} as const satisfies ApiContract
