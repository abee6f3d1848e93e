import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { type RefusalCode, type RefusalFacts, refusalStatus, toApiErrors } from '#domain/refusals/refusals.ts'

/** After an outage everybody comes back at once; sooner than this would only fill the log. */
export const retryAfterSeconds = '5'

/** Answers a request that the server refuses itself, before or after any business rule had its say. */
export function refuse(res: ServerResponse, code: RefusalCode, facts: RefusalFacts = {}): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const body = JSON.stringify(toApiErrors({ code, facts }))
  const status = refusalStatus(code)
  const head: OutgoingHttpHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': String(facts.retryAfterSeconds ?? retryAfterSeconds) }),
  }
  res.writeHead(status, head)
  res.end(body)
}
