import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { ceremony, handle, madePasskey, session, typedCode, usedPasskey } from './factor-shapes.ts'

const area = 'Anmeldung'
const policy = { limit: 'auth', deadline: 'usual' } as const
const errors = ['validation', 'malformed-json', 'not-allowed', 'proof-needed', 'too-many-requests'] as const
const own = 'Angemeldete für sich'
const ownOrSettingUp = 'Angemeldete für sich; wer sich anmeldet und einen zweiten Faktor einrichten muss'
const recoveryCodes = z.array(z.string())
const permit = handle
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const passkeyId = z.string().check(z.maxLength(1400))

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
const device = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})

export const readFactorsContract = {
  method: 'get',
  path: '/api/users/second-factor',
  area,
  summary: 'Welche zweiten Faktoren eingerichtet sind; die einer anderen Person nur als Anzahl',
  query: z.strictObject({ user: z.optional(z.uuid()) }),
  responses: {
    200: {
      description: 'Die Faktoren, ohne ihre Geheimnisse',
      body: z.object({
        hasApp: z.boolean(),
        passkeyCount: z.int(),
        recoveryCodesLeft: z.int(),
        isRequired: z.boolean(),
        passkeys: z.array(passkey),
        devices: z.array(device),
      }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Angemeldete für sich, Administration für alle',
} as const satisfies ApiContract

export type Factors = z.output<(typeof readFactorsContract)['responses'][200]['body']>

export const permitContract = {
  method: 'post',
  path: '/api/users/second-factor/permit',
  area,
  summary: 'Vor Änderungen noch einmal zeigen, wer man ist: mit Passwort, Code oder Passkey',
  request: z.object({
    password: z.optional(z.string().check(z.maxLength(500))),
    code: z.optional(typedCode),
    passkey: z.optional(z.object({ ceremony: handle, response: usedPasskey })),
  }),
  responses: { 200: { description: 'Gilt zehn Minuten in dieser Sitzung', body: z.object({ permit }) } },
  errors: [
    'validation',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'wrong-code',
    'wrong-passkey',
    'second-factor-expired',
    'too-many-attempts',
    'too-many-requests',
  ],
  rights: own,
  policy,
} as const satisfies ApiContract

export const beginAppContract = {
  method: 'post',
  path: '/api/users/second-factor/app',
  area,
  summary: 'Ein Geheimnis für eine App mit Einmalcodes bekommen',
  request: z.object({ permit }),
  responses: {
    200: {
      description: 'Das Geheimnis als Text, als Adresse und als Linien eines QR-Codes, dieses eine Mal',
      body: z.object({
        setup: handle,
        secret: z.string(),
        address: z.string(),
        qr: z.object({ size: z.int(), path: z.string() }),
      }),
    },
  },
  errors: [...errors, 'second-factor-expired'],
  rights: ownOrSettingUp,
  policy,
} as const satisfies ApiContract

const added = {
  200: {
    description:
      'Eingerichtet; beim ersten Faktor mit Wiederherstellungscodes, nach einer Anmeldung mit der Sitzung',
    body: z.object({ recoveryCodes: z.nullable(recoveryCodes), session: z.nullable(session) }),
  },
}

export const addAppContract = {
  method: 'put',
  path: '/api/users/second-factor/app',
  area,
  summary: 'Die App mit ihrem ersten Code bestätigen',
  request: z.object({ setup: handle, code: typedCode }),
  responses: added,
  errors: [...errors, 'wrong-code', 'second-factor-expired', 'too-many-attempts'],
  rights: ownOrSettingUp,
  policy,
} as const satisfies ApiContract

export const beginPasskeyContract = {
  method: 'post',
  path: '/api/users/second-factor/passkeys',
  area,
  summary: 'Einen neuen Passkey beginnen',
  request: z.object({ permit }),
  responses: { 200: { description: 'Für den Browser, einmal zu verwenden', body: ceremony } },
  errors: [...errors, 'second-factor-expired'],
  rights: ownOrSettingUp,
  policy,
} as const satisfies ApiContract

export const addPasskeyContract = {
  method: 'put',
  path: '/api/users/second-factor/passkeys',
  area,
  summary: 'Den neuen Passkey unter einem Namen hinzufügen',
  request: z.object({ ceremony: handle, name: passkeyName, response: madePasskey }),
  responses: added,
  errors: [...errors, 'wrong-passkey', 'second-factor-expired'],
  rights: ownOrSettingUp,
  policy,
} as const satisfies ApiContract

const done = { 200: { description: 'Erledigt', body: z.object({}) } }

export const removeFactorContract = {
  method: 'post',
  path: '/api/users/second-factor/remove',
  area,
  summary: 'Einen Passkey entfernen, ohne Angabe die App',
  request: z.object({ permit, passkey: z.optional(passkeyId) }),
  responses: done,
  errors: [...errors, 'unauthenticated', 'unknown-record', 'factor-required'],
  rights: own,
  policy,
} as const satisfies ApiContract

export const renamePasskeyContract = {
  method: 'patch',
  path: '/api/users/second-factor/passkeys',
  area,
  summary: 'Einen Passkey umbenennen',
  request: z.object({ permit, passkey: passkeyId, name: passkeyName }),
  responses: done,
  errors: [...errors, 'unauthenticated', 'unknown-record'],
  rights: own,
  policy,
} as const satisfies ApiContract

export const renewRecoveryCodesContract = {
  method: 'post',
  path: '/api/users/second-factor/recovery-codes',
  area,
  summary: 'Neue Wiederherstellungscodes; die bisherigen gelten nicht mehr',
  request: z.object({ permit }),
  responses: { 200: { description: 'Die Codes, dieses eine Mal', body: z.object({ recoveryCodes }) } },
  errors: [...errors, 'unauthenticated'],
  rights: own,
  policy,
} as const satisfies ApiContract

export const forgetDevicesContract = {
  method: 'post',
  path: '/api/users/second-factor/forget-devices',
  area,
  summary: 'Ein gemerktes Gerät vergessen, ohne Angabe alle',
  request: z.object({ permit, device: z.optional(z.uuid()) }),
  responses: done,
  errors: [...errors, 'unauthenticated'],
  rights: own,
  policy,
} as const satisfies ApiContract

export const resetFactorsContract = {
  method: 'post',
  path: '/api/users/second-factor/reset',
  area,
  summary: 'Alle zweiten Faktoren einer anderen Person entfernen und sie überall abmelden',
  request: z.object({ permit, user: z.uuid() }),
  responses: done,
  errors: [...errors, 'unauthenticated', 'unknown-record'],
  rights: 'Administration',
  policy,
} as const satisfies ApiContract
