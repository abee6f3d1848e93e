import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'
import { recordId } from '#domain/api/record-id.contract.ts'

/** Of each page, as many are kept. */
const mostVersions = 50

const pageVersion = z.object({
  id: z.string(),
  at: z.string(),
  isPublished: z.boolean(),
  /** Who wrote it; null where nobody did, as with a plan, or nobody knows any more. */
  by: z.nullable(z.string()),
  /** Whether it saved itself while somebody typed. */
  isSelfSaved: z.boolean(),
  /** What changed from the state before, in words; empty where nothing of the content did. */
  summary: z.array(z.string()),
})
export type PageVersion = z.infer<typeof pageVersion>

export const pageVersionsContract = {
  method: 'get',
  path: '/api/pages/versions/{id}',
  area: 'Website',
  summary: 'Die letzten Stände einer Seite oder eines Bausteins, von wem sie sind und was sich geändert hat',
  params: z.object({ id: recordId }),
  query: z.object({
    /** Whose states are meant: a page's, or a piece's. */
    of: z._default(z.enum(draftedSlugs), 'sites'),
    most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostVersions)), 20),
  }),
  responses: {
    200: { description: 'Die neuesten zuerst', body: z.object({ versions: z.array(pageVersion) }) },
  },
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract

export const bringBackSectionContract = {
  method: 'post',
  path: '/api/pages/versions/{id}/sections',
  area: 'Website',
  summary: 'Holt einen Abschnitt eines früheren Standes in den neuesten Entwurf; alles andere bleibt',
  params: z.object({ id: recordId }),
  request: z.object({ section: z.string().check(z.minLength(1), z.maxLength(100)) }),
  responses: {
    200: { description: 'Die Seite, deren Entwurf ihn jetzt hat', body: z.object({ page: z.string() }) },
  },
  errors: [
    'malformed-id',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
    'validation',
    'malformed-json',
  ],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract
