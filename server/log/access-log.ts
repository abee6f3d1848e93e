import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Log } from './log.ts'
import type { Policy } from '../policy/policy-table.ts'
import { redactTarget } from './redact.ts'

export type Source = 'page-cache' | 'data-cache' | 'fresh'

export type Access = {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
  source: Source
  errorId?: string
}

/** One line per request; what failed on our side stands out by its level. */
export function logAccess(log: Log, access: Access): void {
  if (access.status >= 500) log.error(access, 'request')
  else log.info(access, 'request')
}

/** Logs when the answer is out, or when the client has left. */
export function logWhenDone(
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, target, policy, log, observe }: WhenDone,
): void {
  const startedAt = performance.now()
  res.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const status = res.writableFinished ? res.statusCode : 499
    const method = req.method ?? 'GET'
    observe(method, policy.face, status, ms)
    logAccess(log, { requestId, method, path: redactTarget(target, policy), status, ms, source: 'fresh' })
  })
}

type WhenDone = {
  requestId: string
  target: string
  policy: Policy
  log: Log
  observe: (method: string, face: string, status: number, ms: number) => void
}
