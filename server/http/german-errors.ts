import type { ServerResponse } from 'node:http'

import { type RefusalCode, type RefusalFacts, refusalStatus, toApiErrors } from '#domain/refusals/refusals.ts'

/** Answers a request that the server refuses itself, before or after any business rule had its say. */
export function refuse(res: ServerResponse, code: RefusalCode, facts: RefusalFacts = {}): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const body = JSON.stringify(toApiErrors({ code, facts }))
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  }
  res.writeHead(refusalStatus(code), head)
  res.end(body)
}

/** The nearest refusal for a status that came without words of its own. */
export function refusalForStatus(status: number): RefusalCode {
  if (status >= 500) return status === 503 ? 'unavailable' : 'internal'
  return codeByStatus[status] ?? 'validation'
}

const codeByStatus: Record<number, RefusalCode> = {
  401: 'unauthenticated',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'changed-meanwhile',
  413: 'too-large',
  415: 'unsupported-media-type',
  423: 'changed-meanwhile',
  429: 'too-many-requests',
}
