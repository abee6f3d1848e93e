import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { idempotencyKey } from '../api/idempotency-key.ts'
import { placeOrderRequest, publicOrder } from './order.contract.ts'
import { staffChannels } from './order-terms.ts'

import { staffMoveParams, staffMoveRequest } from './staff-move.contract.ts'

/** What a guest's link consists of. */
export const orderLink = z.object({
  uid: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  hash: z.string().check(z.regex(/^[\w-]{8,128}$/)),
})
export type OrderLink = z.infer<typeof orderLink>

const area = 'Bestellungen'
const order = { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: publicOrder } } as const
const ownBranches = 'Team und Leitung der Filiale, Administration'
const linkHolders = 'Wer den Link der Bestellung hat'

export const placeOrderContract = {
  method: 'post',
  path: '/api/orders',
  area,
  summary: 'Bestellen; derselbe Schlüssel und Inhalt ergibt dieselbe Antwort',
  headers: z.object({ 'idempotency-key': idempotencyKey }),
  request: placeOrderRequest,
  responses: { 201: { description: 'Die Bestellung', body: publicOrder } },
  errors: [
    'validation',
    'malformed-json',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'order-in-progress',
    'price-changed',
    'unknown-branch',
    'payment-provider-away',
    'too-many-attempts',
    'too-large',
  ],
  rights: 'Alle',
  policy: { limit: 'orders' },
} as const satisfies ApiContract

export const takeOrderContract = {
  ...placeOrderContract,
  path: '/api/orders/staff',
  summary: 'Für einen Gast bestellen, der anruft oder an der Theke steht; gilt gleich als angenommen',
  request: z.extend(placeOrderRequest, { channel: z.enum(staffChannels) }),
  errors: [...placeOrderContract.errors, 'unauthenticated', 'not-allowed'],
  rights: ownBranches,
  policy: {},
} as const satisfies ApiContract

export const publicOrderContract = {
  method: 'get',
  path: '/api/orders/public/{uid}/{hash}',
  area,
  summary: 'Eine Bestellung über ihren Link',
  params: orderLink,
  responses: order,
  errors: ['unknown-order'],
  rights: linkHolders,
  policy: { isKept: true },
} as const satisfies ApiContract

export const orderEventsContract = {
  ...publicOrderContract,
  path: '/api/orders/public/{uid}/{hash}/events',
  policy: {},
  summary: 'Die Version der Bestellung, sofort und bei jeder Änderung (Server-Sent Events)',
  responses: {
    200: { description: 'Ereignisse', body: z.string(), contentType: 'text/event-stream' },
  },
} as const satisfies ApiContract

/** The last segment of the call: what a guest may do with the link. */
export type GuestMove = 'cancel' | 'confirm-counter-appointment' | 'reject-counter-appointment'

export const guestMoveContract = (name: GuestMove, summary: string) =>
  ({
    ...publicOrderContract,
    method: 'post',
    path: `/api/orders/public/{uid}/{hash}/${name}`,
    policy: {},
    summary,
    errors: ['unknown-order', 'illegal-status-change'],
  }) as const satisfies ApiContract

export const staffOrderContract = {
  method: 'get',
  path: '/api/orders/{id}/status',
  area,
  summary: 'Eine Bestellung, wie ihr Gast sie sieht',
  params: z.object({ id: z.uuid() }),
  responses: order,
  errors: ['unauthenticated', 'not-allowed', 'unknown-order'],
  rights: ownBranches,
} as const satisfies ApiContract

export const staffMoveContract = {
  method: 'post',
  path: '/api/orders/{id}/status/{action}',
  area,
  summary:
    'Eine Bestellung bestätigen, ablehnen, stornieren, auf den Weg bringen, zustellen oder abschließen',
  params: staffMoveParams,
  request: staffMoveRequest,
  responses: order,
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-order', 'illegal-status-change'],
  rights: ownBranches,
  policy: { shown: ['action'] },
} as const satisfies ApiContract

export const takeBackContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/take-back',
  summary: 'Den letzten Schritt einer Bestellung zurücknehmen, kurz nachdem er getan wurde',
  /** Of the order after the step that is meant: whatever was done since stays. */
  request: z.object({ version: z.int() }),
  errors: ['validation', ...staffOrderContract.errors, 'illegal-status-change'],
} as const satisfies ApiContract

export const freeTimesContract = {
  ...staffOrderContract,
  path: '/api/orders/{id}/free-times',
  summary: 'Die nächsten Termine, zu denen für eine Bestellung Platz ist',
  responses: {
    200: {
      description: 'Die frühesten zuerst',
      body: z.object({ times: z.array(z.string()) }),
    },
  },
} as const satisfies ApiContract
