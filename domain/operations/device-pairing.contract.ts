import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { orderScreens } from '../ordering/screen-moves.ts'
import { pairingCodeLength } from './pairing-code.ts'

/** Screens that are paired by a code; whatever else has a key gets it by hand. */
export const pairedKinds = [...orderScreens, 'pickup', 'clock'] as const
export type PairedKind = (typeof pairedKinds)[number]

const area = 'Geräte'
const kind = z.enum(pairedKinds)
const secret = z.string().check(z.minLength(1), z.maxLength(100))

export const startPairingContract = {
  method: 'post',
  path: '/api/devices/pairings',
  area,
  summary: 'Ein Bildschirm ohne Schlüssel bittet um einen: er zeigt den Code, den die Leitung eingibt',
  request: z.strictObject({ kind }),
  responses: {
    201: {
      description: 'Der Code für alle, die davorstehen, und das Geheimnis, mit dem der Bildschirm nachfragt',
      body: z.object({
        code: z.string().check(z.length(pairingCodeLength)),
        secret: z.string(),
        expiresAt: z.iso.datetime(),
      }),
    },
  },
  errors: ['validation', 'malformed-json', 'too-many-requests'],
  rights: 'Alle',
  policy: { limit: 'auth' },
} as const satisfies ApiContract

const claimed = z.union([
  z.object({ state: z.literal('waiting') }),
  z.object({
    state: z.literal('paired'),
    /** Where the screen goes on, its key included. */
    path: z.string(),
  }),
])
export type PairingClaim = z.infer<typeof claimed>

/** Asked every few seconds, hence counted like reading. */
export const claimPairingContract = {
  method: 'post',
  path: '/api/devices/pairings/claim',
  area,
  summary: 'Nachfragen, ob die Leitung den Code bestätigt hat; dasselbe noch einmal gibt dieselbe Antwort',
  request: z.strictObject({ secret }),
  responses: { 200: { description: 'Ob gewartet wird oder wohin es geht', body: claimed } },
  errors: ['validation', 'malformed-json', 'unknown-pairing'],
  rights: 'Wer das Geheimnis hat',
  policy: { limit: 'general' },
} as const satisfies ApiContract

/** As somebody reads it off: in any case, with spaces and dashes. */
const code = z.string().check(z.minLength(1), z.maxLength(20))
const leads = 'Leitung: für die eigenen Filialen; Administration: für alle'

/** What asks for a key, so that nobody confirms another screen than the one before them. */
const askingScreen = z.object({
  kind,
  /** Truncated, so that nobody is known by it. */
  network: z.nullable(z.string()),
  since: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type AskingScreen = z.infer<typeof askingScreen>

export const findPairingContract = {
  method: 'post',
  path: '/api/devices/pairings/find',
  area,
  summary: 'Welcher Bildschirm den Code zeigt',
  request: z.strictObject({ code }),
  responses: { 200: { description: 'Art, Netz und seit wann', body: askingScreen } },
  errors: [
    'validation',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-pairing',
    'too-many-attempts',
  ],
  rights: leads,
} as const satisfies ApiContract

export const confirmPairingContract = {
  ...findPairingContract,
  path: '/api/devices/pairings/confirm',
  summary: 'Den Bildschirm aufnehmen: als neues Gerät einer Filiale oder anstelle eines bestehenden',
  request: z.union([
    z.strictObject({
      code,
      /** Id of the branch. */
      branch: z.uuid(),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
    }),
    /** Of the same kind; its former key is void once the screen has fetched the new one. */
    z.strictObject({ code, device: z.uuid() }),
  ]),
  responses: {
    200: {
      description: 'Das Gerät; der Bildschirm holt sich den Schlüssel selbst',
      body: z.object({ device: z.object({ id: z.string(), name: z.string() }) }),
    },
  },
  errors: [...findPairingContract.errors, 'unknown-branch', 'unknown-record'],
} as const satisfies ApiContract
