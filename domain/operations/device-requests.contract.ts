import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { longestLogLine, mostLogLines } from './device-log.ts'
import { deviceRequestKinds, soundStates } from './device-requests.ts'

const area = 'Geräte'
const leading = 'Leitung: Geräte der eigenen Filialen; Administration: alle'
const instant = z.iso.datetime()
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })
const unable = ['device-off', 'device-unpaired'] as const

const request = z.object({
  id: z.string(),
  kind: z.enum(deviceRequestKinds),
  askedAt: instant,
  /** Who asked, by name; null once that person is gone. */
  askedBy: z.nullable(z.string()),
  /** When the device showed it, or answered; null while it has not. */
  answeredAt: z.nullable(instant),
  /** Of a message: whether it was heard. */
  sound: z.nullable(z.enum(soundStates)),
  /** Of a log: its lines, the oldest first. */
  lines: z.nullable(z.array(z.string())),
})
export type DeviceRequest = z.infer<typeof request>

const asked = z.object({
  request,
  /** When the device was last heard of. */
  lastSeenAt: z.nullable(instant),
})

export const testNotificationContract = {
  method: 'post',
  path: '/api/devices/{id}/test/notification',
  area,
  summary: 'Eine Testnachricht auf dem Bildschirm des Geräts zeigen, mit Ton',
  params: byId,
  responses: { 202: { description: 'Ist auf dem Weg zum Gerät', body: asked } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record', 'not-a-screen', ...unable],
  rights: leading,
} as const satisfies ApiContract

export const requestLogsContract = {
  ...testNotificationContract,
  path: '/api/devices/{id}/request-device-logs',
  summary: 'Das Gerät um sein Protokoll bitten: was ihm zuletzt widerfahren ist',
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record', 'device-without-log', ...unable],
} as const satisfies ApiContract

export const deviceRequestsContract = {
  method: 'get',
  path: '/api/devices/{id}/requests',
  area,
  summary: 'Die letzten Testnachrichten und Protokolle eines Geräts',
  params: byId,
  responses: {
    200: {
      description: 'Die neuesten zuerst',
      body: z.object({
        requests: z.array(request),
        at: instant,
        lastSeenAt: z.nullable(instant),
        /** Of the branch where the device stands. */
        timeZone: z.string(),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
  rights: leading,
} as const satisfies ApiContract

const key = z.string().check(z.minLength(1), z.maxLength(64))
const itself = 'Geräte, mit ihrem Schlüssel in der Adresse'

export const ownRequestsContract = {
  method: 'get',
  path: '/api/devices/at/{key}/requests',
  area,
  summary: 'Was von diesem Gerät gerade verlangt wird',
  params: z.object({ key }),
  responses: {
    200: {
      description: 'Was noch nicht beantwortet ist und jemand erwartet',
      body: z.object({
        requests: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(deviceRequestKinds),
            askedAt: instant,
            askedBy: z.nullable(z.string()),
          }),
        ),
      }),
    },
  },
  errors: ['wrong-device-key', 'validation'],
  rights: itself,
} as const satisfies ApiContract
export type OwnRequest = z.infer<(typeof ownRequestsContract)['responses'][200]['body']>['requests'][number]

export const answerRequestContract = {
  ...ownRequestsContract,
  method: 'post',
  path: '/api/devices/at/{key}/requests/{id}',
  summary: 'Beantworten, was verlangt war; dasselbe noch einmal ändert nichts',
  params: z.object({ key, id: z.uuid() }),
  request: z.strictObject({
    sound: z.optional(z.enum(soundStates)),
    lines: z.optional(
      z.array(z.string().check(z.maxLength(2 * longestLogLine))).check(z.maxLength(mostLogLines)),
    ),
  }),
  responses: { 200: { description: 'Vermerkt', body: z.object({ ok: z.boolean() }) } },
  errors: ['wrong-device-key', 'validation', 'malformed-json', 'unknown-record'],
  policy: { limit: 'general' },
} as const satisfies ApiContract
