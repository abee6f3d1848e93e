import { createHash } from 'node:crypto'

import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { docsContract } from '../api-docs.contracts.ts'
import { docsPage, docsScript, docsStyle } from '../docs-page.ts'
import { knownDescription } from '../operations/known-description.ts'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${digestOf(docsStyle)}'`,
  `script-src 'sha256-${digestOf(docsScript)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const docsEndpoint = endpointOf(
  docsContract,
  ({ payload }) =>
    new Response(docsPage(knownDescription(payload)), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
      },
    }),
)

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
