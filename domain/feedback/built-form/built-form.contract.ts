import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { idempotencyKey } from '../../api/idempotency-key.ts'
import { visitOrigin } from '../../insight/visit-origin.contract.ts'
import { formLimits } from './form-field.data.ts'

const entries = z.array(z.string().check(z.maxLength(formLimits.text))).check(z.maxLength(formLimits.options))

/** What a visitor has entered into a form of the website. */
const builtFormMessage = z.object({
  /** The page that the form stands on. */
  path: z.string().check(z.maxLength(500)),
  /** The id of its section there. */
  section: z.string().check(z.minLength(1), z.maxLength(100)),
  /** As the page has said; an edited form is looked through again. */
  version: z.string().check(z.maxLength(20)),
  answers: z
    .record(z.string().check(z.maxLength(100)), entries)
    .check(
      z.refine((answers) => Object.keys(answers).length <= formLimits.fields, 'Das sind zu viele Angaben.'),
    ),
  /** People do not see it. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
  filledMilliseconds: z.optional(z.number().check(z.minimum(0))),
  // oxlint-disable-next-line promise/valid-params -- zod's fallback for a broken value, no promise
  visit: z.catch(z.optional(visitOrigin), undefined),
})
export type BuiltFormMessage = z.output<typeof builtFormMessage>

export const builtFormContract = {
  method: 'post',
  path: '/api/forms/built',
  area: 'Rückmeldungen',
  summary:
    'Ein eigenes Formular einer Seite; geprüft nach den Fragen der veröffentlichten Seite, derselbe Schlüssel und Inhalt wird einmal behalten',
  headers: z.object({ 'idempotency-key': z.exactOptional(idempotencyKey) }),
  request: builtFormMessage,
  responses: { 201: { description: 'Angekommen', body: z.object({ isReceived: z.literal(true) }) } },
  errors: [
    'validation',
    'malformed-json',
    'changed-meanwhile',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'too-large',
    'too-many-requests',
  ],
  rights: 'Alle',
  policy: { limit: 'forms' },
} as const satisfies ApiContract
