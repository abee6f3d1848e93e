import type { NextFunction, Request, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import type { CallPolicy, LimitGroup } from '#domain/api/call-policy.ts'

import type { PolicyFor } from '../policy/policy-for.ts'
import { limitKey } from '#domain/operations/limit-key.ts'
import { refuse } from './german-errors.ts'

/** Requests per client and minute; 0 means without limit. */
export type RateLimits = Record<LimitGroup, number>

/** What a body counts as that does not say how large it is. */
const unstatedBytes = 65_536

/** Counts per process: a fleet of N lets N times as much through, which still stops a flood. */
export function rateLimitRequests(limits: RateLimits, policyFor: PolicyFor) {
  const limiters = new Map<LimitGroup, RateLimiterMemory>()
  for (const [group, points] of Object.entries(limits) as [LimitGroup, number][]) {
    if (points > 0) limiters.set(group, new RateLimiterMemory({ keyPrefix: group, points, duration: 60 }))
  }

  return async (req: Request, res: Response, next: NextFunction) => {
    const policy = policyFor(req)
    const limiter = limiters.get(policy.limit)
    if (!limiter) return next()
    try {
      // Whatever somebody sends first in a minute is let through.
      await limiter.consume(limitKey(req.ip), Math.min(countsOf(req, policy), limiter.points))
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) return next(rejected)
      const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
      res.setHeader('Retry-After', String(seconds))
      return refuse(res, 'too-many-requests', { retryAfterSeconds: seconds })
    }
    next()
  }
}

/** As how many requests one counts. */
function countsOf({ headers }: Request, { bytesPerCount }: Pick<CallPolicy, 'bytesPerCount'>): number {
  if (bytesPerCount === 0) return 1
  const stated = Number(headers['content-length'])
  const bytes = Number.isSafeInteger(stated) ? stated : unstatedBytes

  return Math.max(1, Math.ceil(bytes / bytesPerCount))
}
