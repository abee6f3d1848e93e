import type { NextFunction, Request, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { limitKey } from './client-address.ts'
import { refuse } from './german-errors.ts'
import { meansGet } from './means-get.ts'
import { routedTarget } from './routed-target.ts'

export type LimitGroup = 'general' | 'writes' | 'orders' | 'uploads' | 'forms' | 'visits' | 'auth'
/** Requests per client and minute; 0 means without limit. */
export type RateLimits = Record<LimitGroup, number>

const authCalls =
  /^\/api\/(?:auth\/authenticate|[^/]+\/(?:login|forgot-password|reset-password|unlock|verify|first-register))(?:\/|$)/i

/** What visitors send; everything else that writes is staff's. */
const publicPlaces: readonly (readonly [LimitGroup, RegExp])[] = [
  ['orders', /^\/api\/orders\/?$/i],
  ['uploads', /^\/api\/uploads\/?$/i],
  ['forms', /^\/api\/(?:forms|questionnaire-submissions)\/?$/i],
  // Guests in the house share its address: their visits must not use up what its staff may write.
  ['visits', /^\/api\/analytics-logs\/?$/i],
]

/** What a request counts as; the strictest group that fits. Routes match in any case, so do the groups. */
export function limitGroupOf(method: string, sentPath: string): LimitGroup {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'general'
  const path = routedTarget(sentPath)
  if (authCalls.test(path)) return 'auth'
  const place = method === 'POST' ? publicPlaces.find(([, calls]) => calls.test(path)) : undefined
  if (place) return place[0]
  return 'writes'
}

/** Counts per process: a fleet of N lets N times as much through, which still stops a flood. */
export function rateLimitRequests(limits: RateLimits) {
  const limiters = new Map<LimitGroup, RateLimiterMemory>()
  for (const [group, points] of Object.entries(limits) as [LimitGroup, number][]) {
    if (points > 0) limiters.set(group, new RateLimiterMemory({ keyPrefix: group, points, duration: 60 }))
  }

  return async (req: Request, res: Response, next: NextFunction) => {
    const limiter = limiters.get(limitGroupOf(meansGet(req) ? 'GET' : req.method, req.path))
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
