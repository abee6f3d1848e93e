import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { placeOrderContract } from '../ordering/order-calls.contract.ts'

const area = 'Selbstbedienung'
const atBranch = z.object({ branch: z.string().check(z.minLength(1), z.maxLength(64)) })
const session = {
  200: { description: 'Gekoppelt', body: z.object({ name: z.string() }) },
} as const

export const kioskSessionContract = {
  method: 'get',
  path: '/api/self-service/{branch}/session',
  area,
  summary: 'Ob dieser Browser als Selbstbedienung der Filiale gekoppelt ist; verlängert die Kopplung',
  params: atBranch,
  responses: session,
  errors: ['unknown-branch', 'wrong-device-key'],
  rights: 'Gekoppelte Geräte',
} as const satisfies ApiContract

export const pairKioskContract = {
  ...kioskSessionContract,
  method: 'post',
  summary: 'Den Browser mit dem Schlüssel eines Geräts koppeln; er bekommt dafür ein Cookie',
  request: z.object({ key: z.string().check(z.maxLength(200)) }),
  errors: ['validation', 'malformed-json', 'too-large', 'unknown-branch', 'wrong-device-key'],
  rights: 'Wer den Schlüssel einer Selbstbedienung dieser Filiale hat',
  policy: { limit: 'auth' },
} as const satisfies ApiContract

/** Counted apart from guests: at a kiosk many of them order from one address, and nobody else gets as far. */
export const kioskOrderContract = {
  ...placeOrderContract,
  path: '/api/self-service/{branch}/orders',
  area,
  summary: 'An der Selbstbedienung bestellen; derselbe Schlüssel und Inhalt ergibt dieselbe Antwort',
  params: atBranch,
  errors: [...placeOrderContract.errors, 'wrong-device-key'],
  rights: 'Gekoppelte Geräte der Filiale',
  policy: { limit: 'writes' },
} as const satisfies ApiContract
