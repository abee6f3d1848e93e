import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'

import { formName } from './presence-terms.ts'

const form = z.string().check(z.regex(formName, 'Das ist kein Formular.'))

const somebodyPresent = z.object({
  name: z.string(),
  /** Whoever asks, in another window. */
  isAsker: z.boolean(),
  since: z.string(),
  /** Where they work; empty outside of all sections. */
  section: z.string(),
})
export type SomebodyPresent = z.infer<typeof somebodyPresent>

/** When the newest state was written and by whom. */
const newestState = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  /** By whoever asks, in this form or in another one. */
  isAsker: z.boolean(),
  /** In this very form. */
  isOwn: z.boolean(),
})

export const presenceContract = {
  method: 'post',
  path: '/api/pages/presence',
  area: 'Website',
  summary: 'Sagt, dass ein Formular offen ist, und erfährt, wer noch an dieser Seite arbeitet',
  request: z.object({
    collection: z.enum(draftedSlugs),
    record: recordId,
    form,
    section: z.string().check(z.maxLength(100)),
    isLeaving: z.optional(z.boolean()),
  }),
  responses: {
    200: {
      description: 'Wer hier ist, und der neueste Stand',
      body: z.object({
        others: z.array(somebodyPresent),
        newest: z.nullable(newestState),
        /** Changes with every remark to the record. */
        comments: z.string(),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record', 'validation', 'malformed-json'],
  rights: 'Wer die Seite oder den Inhalt bearbeiten darf',
  policy: { limit: 'general', isPolled: true },
} as const satisfies ApiContract

export type Presence = z.infer<(typeof presenceContract)['responses'][200]['body']>
