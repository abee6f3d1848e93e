import type { IncomingMessage } from 'node:http'
import { Router } from 'express'

import { isSameSecret } from '#kernel/is-same-secret.ts'

import { isDirectLoopback } from '../http/is-direct-loopback.ts'
import { refuse } from '../http/german-errors.ts'
import type { Metrics } from './metrics.ts'

/** Each answers whether one thing that the shop needs is there. */
export type ReadinessChecks = Record<string, () => Promise<boolean> | boolean>

type HealthParts = {
  checks: ReadinessChecks
  metrics: Metrics
  metricsToken: string | undefined
  closing: { has: boolean }
}

const patienceMs = 2000

/** For load balancers and operators: alive, ready, and how much of everything. */
export function healthRoutes({ checks, metrics, metricsToken, closing }: HealthParts): Router {
  const router = Router()

  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_req, res) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    )
    const isReady = !closing.has && results.every(([, passed]) => passed)
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not-ready', checks: Object.fromEntries(results) })
  })
  router.get('/metrics', async (req, res) => {
    // To anybody else the page does not exist.
    if (!mayReadMetrics(req, metricsToken)) return refuse(res, 'not-found')
    const text = await metrics.text()
    res.set('Cache-Control', 'no-store').type(metrics.contentType).send(text)
  })
  return router
}

async function passes(check: () => Promise<boolean> | boolean): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref())
  try {
    return await Promise.race([check(), tooLate])
  } catch {
    return false
  }
}

function mayReadMetrics(req: IncomingMessage, token: string | undefined): boolean {
  if (isDirectLoopback(req)) return true

  return token !== undefined && isSameSecret(`Bearer ${token}`, req.headers.authorization ?? '')
}
