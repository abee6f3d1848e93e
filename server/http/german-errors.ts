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
