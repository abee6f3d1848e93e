import type { NextFunction, Request, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { limitKey } from './client-address.ts'
import { refuse } from './german-errors.ts'

export type LimitGroup = 'general' | 'writes' | 'orders' | 'uploads' | 'forms' | 'visits' | 'auth'
/** Requests per client and minute; 0 means without limit. */
export type RateLimits = Record<LimitGroup, number>

const authCalls =
  /^\/(?:api\/auth\/authenticate|(?:api|custom\/api)\/[^/]+\/(?:login|forgot-password|reset-password|unlock|verify|first-register))(?:\/|$)/i

/** What visitors send; everything else that writes is staff's. */
const publicPlaces: readonly (readonly [LimitGroup, RegExp])[] = [
  ['orders', /^\/(?:api|custom\/api)\/orders\/?$/i],
  ['uploads', /^\/(?:api|custom\/api)\/uploads\/?$/i],
  ['forms', /^\/(?:(?:api|custom)\/forms|(?:custom\/)?api\/questionnaire-submissions)\/?$/i],
  // Guests in the house share its address: their visits must not use up what its staff may write.
  ['visits', /^\/(?:custom\/)?api\/analytics-logs\/?$/i],
]

/** What a request counts as; the strictest group that fits. Routes match in any case, so do the groups. */
export function limitGroupOf(method: string, path: string): LimitGroup {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'general'
  if (authCalls.test(path)) return 'auth'
  const place = method === 'POST' ? publicPlaces.find(([, calls]) => calls.test(path)) : undefined
  if (place) return place[0]
  return /^\/backend(?:\/|$)/i.test(path) ? 'general' : 'writes'
}

/** The admin panel sends long queries as POST and says that it means GET; Payload then only reads. */
function methodOf(req: Request): string {
  const meant = req.headers['x-payload-http-method-override'] ?? req.headers['x-http-method-override']
  return req.method === 'POST' && meant === 'GET' ? 'GET' : req.method
}

/** Counts per process: a fleet of N lets N times as much through, which still stops a flood. */
export function rateLimitRequests(limits: RateLimits) {
  const limiters = new Map<LimitGroup, RateLimiterMemory>()
  for (const [group, points] of Object.entries(limits) as [LimitGroup, number][]) {
    if (points > 0) limiters.set(group, new RateLimiterMemory({ keyPrefix: group, points, duration: 60 }))
  }

  return async (req: Request, res: Response, next: NextFunction) => {
    const limiter = limiters.get(limitGroupOf(methodOf(req), req.path))
    if (!limiter) return next()
    try {
      await limiter.consume(limitKey(req.ip))
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) return next(rejected)
      const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
      res.setHeader('Retry-After', String(seconds))
      return refuse(res, 'too-many-requests', { retryAfterSeconds: seconds })
    }
    next()
  }
}
