import type { IncomingMessage, ServerResponse } from 'node:http'

import { dataKey } from './api/data-key.ts'
import type { PageKey, PageKeyOf } from './cache/page-key.ts'
import { type StoredAnswer, sendStoredNow } from './cache/stored-answer.ts'
import type { TaggedCache } from '#kernel/live/tagged-cache.ts'
import type { Environment } from './environment.ts'
import type { Metrics } from './health/metrics.ts'
import { namesOneHost } from './http/names-one-host.ts'
import { publicProtocol } from './http/public-protocol.ts'
import { requestIdOf } from './http/request-id.ts'
import { logAccess } from './log/access-log.ts'
import type { Log } from './log/log.ts'
import { redactTarget } from './log/redact.ts'
import type { PolicyOf } from './policy/policy-table.ts'

type FastPathParts = {
  pages: TaggedCache<StoredAnswer> | undefined
  pageKeyOf: PageKeyOf
  records: TaggedCache | undefined
  log: Log
  metrics: Metrics
  policyOf: PolicyOf
  settings: Pick<Environment, 'SERVER_URL' | 'TRUST_PROXY'>
}

/** Answers what is already finished before Express begins to think about it; `false` leaves it to Express. */
export function createFastPath(parts: FastPathParts) {
  const { pages, pageKeyOf, records, log, metrics, policyOf, settings } = parts
  const pathFor = pathsForLog(policyOf)

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url: target = '/' } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const host = plainHost(req, settings.TRUST_PROXY !== false)
    if (host === undefined || !namesOneHost(req)) return false
    const startedAt = performance.now()

    const isApi = target.startsWith('/api/')
    const stored = isApi
      ? storedRecord(records, req, host, target)
      : storedPage(pages, () => pageKeyOf(`${publicProtocol(req, settings)}://${host}`, target))
    if (!stored) return false
    const requestId = requestIdOf(req)
    if (!sendStoredNow(req, res, stored, ['x-request-id', requestId])) return false

    const source = isApi ? 'data-cache' : 'page-cache'
    const ms = Math.round((performance.now() - startedAt) * 100) / 100
    metrics.countCached(source)
    logAccess(log, {
      requestId,
      method,
      path: pathFor(stored, target),
      status: res.statusCode,
      ms,
      source,
    })
    return true
  }
}

/** A gateway that renames the host is left to Express, which knows whom to believe. */
function plainHost(req: IncomingMessage, trustsProxy: boolean): string | undefined {
  const { host } = req.headers
  const forwarded = trustsProxy ? req.headers['x-forwarded-host'] : undefined
  return forwarded === undefined || forwarded === host ? host : undefined
}

function storedPage(pages: FastPathParts['pages'], keyOf: () => PageKey | null) {
  const key = pages && keyOf()
  return key ? pages.peek(key.key) : undefined
}

function storedRecord(records: FastPathParts['records'], req: IncomingMessage, host: string, target: string) {
  if (!records) return undefined
  const headers = { get: (name: string) => req.headers[name]?.toString() }
  const key = dataKey('GET', host, target, headers)
  // Under the key of an address stands the answer to it.
  return key === null ? undefined : (records.peek(key) as StoredAnswer | undefined)
}

/** What is kept answers one address, or one in a few spellings, so how it is written down is kept with it. */
function pathsForLog(policyOf: PolicyOf) {
  const known = new WeakMap<StoredAnswer, { target: string; path: string }>()

  return (stored: StoredAnswer, target: string): string => {
    const last = known.get(stored)
    if (last?.target === target) return last.path
    const path = redactTarget(target, policyOf('GET', target))
    known.set(stored, { target, path })
    return path
  }
}
