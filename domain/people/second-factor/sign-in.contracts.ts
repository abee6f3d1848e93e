import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { ceremony, handle, session, typedCode, usedPasskey } from './factor-shapes.ts'

const area = 'Anmeldung'
const policy = { limit: 'auth', deadline: 'usual' } as const
const signedIn = { description: 'Angemeldet; setzt auch das Cookie der Sitzung', body: session }
const isRemembered = z.optional(z.boolean())

export const signInByCodeContract = {
  method: 'post',
  path: '/api/users/second-factor/sign-in',
  area,
  summary:
    'Die Anmeldung mit einem Code der App oder einem Wiederherstellungscode abschließen; „challenge“ kommt aus der Antwort auf das Passwort',
  request: z.object({ challenge: handle, code: typedCode, isRemembered }),
  responses: { 200: signedIn },
  errors: [
    'validation',
    'malformed-json',
    'not-allowed',
    'wrong-code',
    'second-factor-expired',
    'too-many-attempts',
    'too-many-requests',
  ],
  rights: 'Wer das Passwort kennt',
  policy,
} as const satisfies ApiContract

export const passkeyOptionsContract = {
  method: 'post',
  path: '/api/users/second-factor/passkey-options',
  area,
  summary:
    'Was ein Passkey unterschreiben soll: als zweiter Schritt mit „challenge“, um die eigene Person zu bestätigen mit „isPermit“, sonst statt des Passworts',
  request: z.object({ challenge: z.optional(handle), isPermit: z.optional(z.boolean()) }),
  responses: { 200: { description: 'Für den Browser, einmal zu verwenden', body: ceremony } },
  errors: ['validation', 'malformed-json', 'not-allowed', 'second-factor-expired', 'too-many-requests'],
  rights: 'Alle',
  policy,
} as const satisfies ApiContract

export const signInByPasskeyContract = {
  method: 'post',
  path: '/api/users/second-factor/passkey-sign-in',
  area,
  summary: 'Mit einem Passkey anmelden, mit oder ohne Passwort davor',
  request: z.object({ ceremony: handle, response: usedPasskey, isRemembered }),
  responses: { 200: signedIn },
  errors: [
    'validation',
    'malformed-json',
    'not-allowed',
    'wrong-passkey',
    'second-factor-expired',
    'too-many-requests',
  ],
  rights: 'Wer einen Passkey hat',
  policy,
} as const satisfies ApiContract
