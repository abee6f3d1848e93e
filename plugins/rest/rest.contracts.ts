import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

export const credentials = z.object({
  username: z.optional(z.string().check(z.maxLength(200))),
  email: z.optional(z.string().check(z.maxLength(200))),
  password: z.string().check(z.minLength(1), z.maxLength(500)),
})

export const authenticateContract = {
  method: 'post',
  path: '/api/auth/authenticate',
  area: 'Anmeldung',
  summary: 'Benutzername oder E-Mail-Adresse und Passwort gegen ein Token tauschen',
  request: credentials,
  responses: {
    200: {
      description: 'Ein JWT mit `exp` (Sekunden) und `roles`, zu senden als „Authorization: Bearer …“',
      body: z.object({ token: z.string() }),
    },
  },
  errors: ['validation', 'wrong-credentials', 'too-many-attempts', 'too-many-requests'],
  rights: 'Alle',
  policy: { limit: 'auth', deadline: 'usual' },
} as const satisfies ApiContract

const settings = z.looseObject({ id: z.optional(z.string()) })

export const readConfigContract = {
  method: 'get',
  path: '/api/config',
  area: 'Konfiguration',
  summary: 'Einstellungen der Installation lesen',
  responses: { 200: { description: 'Alle Einstellungen', body: settings } },
  errors: [],
  rights: 'Alle',
} as const satisfies ApiContract

export const saveConfigContract = {
  method: 'post',
  path: '/api/config',
  area: 'Konfiguration',
  summary: 'Einstellungen speichern; was fehlt, bleibt',
  request: settings,
  responses: { 200: { description: 'Alle Einstellungen', body: settings } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'locked'],
  rights: 'Administration',
} as const satisfies ApiContract
