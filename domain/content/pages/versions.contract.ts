import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'

const pageVersion = z.object({
  id: z.string(),
  at: z.string(),
  isPublished: z.boolean(),
  /** Whoever stored it on purpose; null for what saved itself while somebody typed. */
  by: z.nullable(z.string()),
  /** What changed from the state before, in words; empty where nothing of the content did. */
  summary: z.array(z.string()),
})
export type PageVersion = z.infer<typeof pageVersion>

export const pageVersionsContract = {
  method: 'get',
  path: '/api/pages/versions/{id}',
  area: 'Website',
  summary: 'Die letzten Stände einer Seite, von wem sie sind und was sich geändert hat',
  params: z.object({ id: recordId }),
  responses: {
    200: { description: 'Die neuesten zuerst', body: z.object({ versions: z.array(pageVersion) }) },
  },
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract
