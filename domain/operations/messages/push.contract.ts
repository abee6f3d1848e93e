import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { orderLink } from '../../ordering/order-calls.contract.ts'

const area = 'Nachrichten'
const staff = 'Wer Bestellungen sieht; nur die eigenen Geräte'

/** As a browser gives it. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    /** A point of P-256 and a secret of 16 bytes, as base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{86,88}={0,2}$/)),
    auth: z.string().check(z.regex(/^[\w-]{21,24}={0,2}$/)),
  }),
})
export type PushSubscription = z.output<typeof pushSubscription>

const subscribed = { 201: { description: 'Angemeldet', body: z.object({ isOn: z.literal(true) }) } } as const
const ended = { 200: { description: 'Abgemeldet', body: z.object({ isOn: z.literal(false) }) } } as const
const onlyEndpoint = z.object({ endpoint: pushSubscription.shape.endpoint })

export const pushKeyContract = {
  method: 'get',
  path: '/api/push/key',
  area,
  summary: 'Der öffentliche Schlüssel, mit dem sich ein Browser für Benachrichtigungen anmeldet',
  responses: { 200: { description: 'Der Schlüssel', body: z.object({ publicKey: z.string() }) } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

export const pushWorkerContract = {
  method: 'get',
  path: '/api/push/worker.js',
  area,
  summary: 'Was im Browser Benachrichtigungen zeigt, auch wenn keine Seite offen ist',
  responses: { 200: { description: 'Das Programm', body: z.string(), contentType: 'text/javascript' } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

const device = z.object({
  id: z.uuid(),
  label: z.string(),
  since: z.iso.datetime(),
  /** Names the device without giving away where it is reached. */
  mark: z.string(),
})

export const myDevicesContract = {
  method: 'get',
  path: '/api/push/devices',
  area,
  summary: 'Die eigenen Geräte, auf denen Benachrichtigungen eingeschaltet sind',
  responses: { 200: { description: 'Die Geräte', body: z.object({ devices: z.array(device) }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: staff,
} as const satisfies ApiContract

export const addMyDeviceContract = {
  method: 'post',
  path: '/api/push/devices',
  area,
  summary: 'Auf diesem Gerät über neue Bestellungen der eigenen Filialen benachrichtigt werden',
  request: pushSubscription,
  responses: subscribed,
  errors: ['validation', 'unauthenticated', 'not-allowed', 'push-service-unknown'],
  rights: staff,
} as const satisfies ApiContract

export const removeMyDeviceContract = {
  method: 'delete',
  path: '/api/push/devices/{id}',
  area,
  summary: 'Ein eigenes Gerät nicht mehr benachrichtigen',
  params: z.object({ id: z.uuid() }),
  responses: ended,
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: staff,
} as const satisfies ApiContract

export const testMyDeviceContract = {
  method: 'post',
  path: '/api/push/devices/{id}/test',
  area,
  summary: 'Eine Probe an ein eigenes Gerät senden; in derselben Minute höchstens einmal',
  params: z.object({ id: z.uuid() }),
  responses: {
    202: { description: 'Sie wird gesendet', body: z.object({ state: z.literal('queued') }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: staff,
} as const satisfies ApiContract

export const followOrderContract = {
  method: 'post',
  path: '/api/orders/public/{uid}/{hash}/push',
  area,
  summary: 'Auf diesem Gerät benachrichtigt werden, wenn sich bei der Bestellung etwas tut',
  params: orderLink,
  request: pushSubscription,
  responses: subscribed,
  errors: ['validation', 'unknown-order', 'push-service-unknown'],
  rights: 'Wer den Link der Bestellung hat',
} as const satisfies ApiContract

export const unfollowOrderContract = {
  method: 'post',
  path: '/api/orders/public/{uid}/{hash}/push-off',
  area,
  summary: 'Zu der Bestellung auf diesem Gerät nicht mehr benachrichtigt werden',
  params: orderLink,
  request: onlyEndpoint,
  responses: ended,
  errors: ['validation', 'unknown-order'],
  rights: 'Wer den Link der Bestellung hat',
} as const satisfies ApiContract
