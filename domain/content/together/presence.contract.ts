import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'

const form = z.string().check(z.regex(/^[0-9a-f]{16,64}$/, 'Das ist kein Formular.'))

const somebodyPresent = z.object({
  name: z.string(),
  /** Whoever asks, in another window. */
  isAsker: z.boolean(),
  since: z.string(),
  /** Where they work; empty outside of all sections. */
  section: z.string(),
})
export type SomebodyPresent = z.infer<typeof somebodyPresent>

export const presenceContract = {
  method: 'post',
  path: '/api/pages/presence',
  area: 'Website',
  summary: 'Sagt, dass ein Formular offen ist, und erfährt, wer noch an dieser Seite arbeitet',
  request: z.object({
    collection: z.enum(draftedSlugs),
    record: z.uuid(),
    form,
    section: z.string().check(z.maxLength(100)),
    isLeaving: z.optional(z.boolean()),
  }),
  responses: {
    200: {
      description: 'Wer hier ist, und der neueste Stand',
      body: z.object({
        others: z.array(somebodyPresent),
        /** The newest state: when it was written, by whom, and whether in this very form. */
        newest: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), isOwn: z.boolean() })),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-record', 'validation', 'malformed-json'],
  rights: 'Wer die Seite oder den Inhalt bearbeiten darf',
  policy: { limit: 'general', isPolled: true },
} as const satisfies ApiContract

export type Presence = z.infer<(typeof presenceContract)['responses'][200]['body']>
