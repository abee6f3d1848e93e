import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { textNames } from './message-texts.data.ts'

const area = 'Nachrichten'
const rights = 'Administration'
const part = z.nullish(z.string().check(z.maxLength(5000)))

/** What somebody is writing; what is left empty is as usual. */
export const textDraft = z.strictObject({
  text: z.enum(textNames),
  division: z.nullish(z.uuid()),
  subject: part,
  intro: part,
  sms: part,
})
export type TextDraft = z.output<typeof textDraft>

export const saveTextContract = {
  method: 'post',
  path: '/api/message-texts/save',
  area,
  summary:
    'Die eigenen Worte einer Nachricht für eine Organisation; ohne welche geht sie wieder wie üblich hinaus',
  request: textDraft,
  responses: {
    200: { description: 'Ob es nun eigene gibt', body: z.strictObject({ isOwn: z.boolean() }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const previewTextContract = {
  method: 'post',
  path: '/api/message-texts/preview',
  area,
  summary: 'Wie eine Nachricht mit diesen Worten aussieht, an einer erfundenen Bestellung gezeigt',
  request: textDraft,
  responses: {
    200: {
      description: 'Die Nachricht als E-Mail und als SMS',
      body: z.strictObject({
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        /** None where it goes by mail alone. */
        sms: z.nullable(
          z.strictObject({
            text: z.string(),
            segments: z.int(),
            units: z.int(),
            alphabet: z.enum(['gsm-7', 'ucs-2']),
          }),
        ),
        problems: z.strictObject({
          subject: z.nullable(z.string()),
          intro: z.nullable(z.string()),
          sms: z.nullable(z.string()),
        }),
      }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: 'Leitung, Administration',
} as const satisfies ApiContract

/** Of a test by SMS. */
export const textSmsTest = z.extend(textDraft, { phone: z.string().check(z.maxLength(40)) })

export const testTextSmsContract = {
  method: 'post',
  path: '/api/message-texts/test-sms',
  area,
  summary: 'Eine Probe der SMS an eine Nummer senden; höchstens fünf in der Stunde',
  request: textSmsTest,
  responses: {
    202: {
      description: 'An welche Nummer, und unter welchem Ereignis die Nachrichten sagen, was daraus wurde',
      body: z.strictObject({ to: z.string(), event: z.string() }),
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'too-many-sms-tests'],
  rights,
} as const satisfies ApiContract

export const testTextContract = {
  method: 'post',
  path: '/api/message-texts/test',
  area,
  summary: 'Eine Probe der E-Mail an die eigene Adresse senden; in derselben Minute höchstens einmal',
  request: textDraft,
  responses: {
    202: { description: 'An welche Adresse', body: z.strictObject({ to: z.string() }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract
