import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { renewSessionContract } from '#domain/people/renew-session.contract.ts'

const area = 'Anmeldung'
const message = z.object({ message: z.string() })
const person = z.looseObject({ id: z.string() })
/** Seconds since 1970, as in the token itself. */
const exp = z.int()
const credentials = z.object({
  username: z.optional(z.string().check(z.maxLength(200))),
  email: z.optional(z.string().check(z.maxLength(200))),
  password: z.string().check(z.minLength(1), z.maxLength(500)),
})
const account = z.object({
  email: z.optional(z.string().check(z.maxLength(200))),
  username: z.optional(z.string().check(z.maxLength(200))),
})

export const authenticateContract = {
  method: 'post',
  path: '/api/auth/authenticate',
  area,
  summary: 'Benutzername oder E-Mail-Adresse und Passwort gegen ein Token tauschen',
  request: credentials,
  responses: {
    200: {
      description: 'Ein JWT mit `exp` (Sekunden) und `roles`, zu senden als „Authorization: Bearer …“',
      body: z.object({ token: z.string() }),
    },
  },
  errors: [
    'validation',
    'wrong-credentials',
    'second-factor-needed',
    'second-factor-setup-needed',
    'account-expired',
    'account-disabled',
    'too-many-attempts',
    'too-many-requests',
  ],
  rights: 'Alle',
  policy: { limit: 'auth', deadline: 'usual' },
} as const satisfies ApiContract

/** Calls that Payload mounts for the people who sign in, as far as they are open. */
export const authContracts = [
  {
    method: 'post',
    path: '/api/users/login',
    area,
    summary: 'Im Browser anmelden: setzt das Cookie der Sitzung',
    request: credentials,
    responses: {
      200: {
        description: 'Angemeldet',
        body: z.extend(message, { exp, token: z.string(), user: person }),
      },
    },
    errors: [
      'validation',
      'malformed-json',
      'wrong-credentials',
      'second-factor-needed',
      'second-factor-setup-needed',
      'account-expired',
      'account-disabled',
      'too-many-attempts',
    ],
    rights: 'Alle',
    policy: { deadline: 'usual' },
  },
  {
    method: 'post',
    path: '/api/users/logout',
    area,
    summary: 'Diese Sitzung beenden, mit „allSessions=true“ alle',
    query: z.object({ allSessions: z.optional(z.enum(['true', 'false'])) }),
    responses: { 200: { description: 'Abgemeldet', body: message } },
    errors: ['validation', 'unauthenticated', 'not-allowed'],
    rights: 'Angemeldete Personen',
  },
  renewSessionContract,
  {
    method: 'get',
    path: '/api/users/me',
    area,
    summary: 'Wer angemeldet ist; ohne Anmeldung niemand',
    responses: {
      200: {
        description: 'Die Person, oder null',
        body: z.extend(message, {
          user: z.nullable(person),
          exp: z.optional(exp),
          token: z.optional(z.string()),
        }),
      },
    },
    errors: [],
    rights: 'Alle',
  },
  {
    method: 'post',
    path: '/api/users/reset-password',
    area,
    summary: 'Mit dem Link aus der E-Mail ein neues Passwort vergeben; beendet alle anderen Sitzungen',
    request: z.object({ token: z.string(), password: z.string().check(z.minLength(10)) }),
    responses: {
      200: {
        description: 'Angemeldet; wo ein zweiter Faktor nötig ist, nur das Passwort gesetzt',
        body: z.extend(message, { token: z.optional(z.string()), user: z.optional(person) }),
      },
    },
    errors: ['validation', 'malformed-json', 'invalid-link', 'account-expired', 'account-disabled'],
    rights: 'Wer den Link hat',
  },
  {
    method: 'post',
    path: '/api/users/unlock',
    area,
    summary: 'Die Sperre nach zu vielen Fehlversuchen aufheben',
    request: account,
    responses: { 200: { description: 'Aufgehoben', body: message } },
    errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed'],
    rights: 'Administration',
  },
  {
    method: 'get',
    path: '/api/devices/me',
    area,
    summary: 'Welches Gerät sich mit seinem Schlüssel ausgewiesen hat',
    responses: {
      200: { description: 'Das Gerät, oder null', body: z.extend(message, { user: z.nullable(person) }) },
    },
    errors: ['wrong-device-key'],
    rights: 'Alle',
  },
  {
    method: 'get',
    path: '/api/access',
    area,
    summary: 'Was die anfragende Person darf, nach Sammlung und Feld',
    responses: { 200: { description: 'Alle Rechte', body: z.looseObject({}) } },
    errors: [],
    rights: 'Alle',
  },
] as const satisfies ApiContract[]
