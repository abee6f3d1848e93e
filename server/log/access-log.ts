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

/** One line per request; what failed on our side stands out by its level, and what is polled in vain by a low one. */
export function logAccess(log: Log, access: Access, { isPolled }: Partial<Policy> = {}): void {
  const { status } = access
  if (status >= 500) log.error(access, 'request')
  else log[isPolled && status < 400 ? 'debug' : 'info'](access, 'request')
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
    const path = redactTarget(target, policy)
    logAccess(log, { requestId, method, path, status, ms, source: 'fresh' }, policy)
  })
}

type WhenDone = {
  requestId: string
  target: string
  policy: Policy
  log: Log
  observe: (method: string, face: string, status: number, ms: number) => void
}
