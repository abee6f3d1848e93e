import type { SanitizedGlobalConfig } from 'payload'

import type { Deed } from '#domain/people/rights.ts'
import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { rightsSentence } from '#domain/people/rights-texts.ts'
import type { RefusalCode } from '#domain/refusals/refusals.ts'

import { guarded, json } from './collection-parts.ts'
import { type Operation, operationId } from './describe-call.ts'
import { describeRefusals } from './describe-refusals.ts'

/** The calls that Payload has for settings of which there is one set only. */
export function describeGlobal({
  slug,
  label,
}: SanitizedGlobalConfig): Record<string, Record<string, Operation>> {
  const path = `/api/globals/${slug}`
  const anything = { type: 'object' }
  const describe = (method: string, at: string, deed: Deed, summary: string, errors: RefusalCode[]) => ({
    operationId: operationId(method, at),
    tags: [String(label)],
    summary,
    description: `Rechte: ${rightsSentence(allRights[slug as ProtectedSlug], deed)}`,
    ...(errors.includes('malformed-json') && {
      requestBody: { required: true, ...json('', anything, false) },
    }),
    responses: { 200: json('Die Antwort', anything), ...describeRefusals(errors) },
  })

  return {
    [path]: {
      get: describe('get', path, 'read', 'Lesen', ['validation']),
      post: describe('post', path, 'update', 'Speichern; was fehlt, bleibt', [
        'validation',
        'fixed-field',
        'malformed-json',
        'changed-meanwhile',
        ...guarded,
      ]),
    },
    [`${path}/access`]: {
      post: describe('post', `${path}/access`, 'read', 'Was die anfragende Person damit darf', [
        'unauthenticated',
      ]),
    },
  }
}
