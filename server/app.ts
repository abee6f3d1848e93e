import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'

import type { CacheBus } from '#kernel/live/open-cache.ts'
import type { TaggedCache } from '#kernel/live/tagged-cache.ts'

import { type AnswerApi, createApiAnswers } from './api/api-answers.ts'
import { apiRoute } from './api/api-route.ts'
import { appRoute } from './apps/app-route.ts'
import type { ServedApp } from './apps/served-app.ts'
import { createLiveCaches, type LiveCaches } from './cache/live-caches.ts'
import { createPageKeys, type PageKeyOf } from './cache/page-key.ts'
import { createStrayRule, type IsStrayAddress } from './cache/stray-addresses.ts'
import { developmentPagePolicy } from './csp/policies.ts'
import type { Environment } from './environment.ts'
import { createFastPath } from './fast-path.ts'
import { healthRoutes, type ReadinessChecks } from './health/health-routes.ts'
import { createMetrics, type Metrics } from './health/metrics.ts'
import { answerErrors } from './http/answer-errors.ts'
import { compressDynamic } from './http/compress.ts'
import { answerAsker } from './http/answer-asker.ts'
import { refuse } from './http/german-errors.ts'
import { refuseInOutage } from './http/refuse-in-outage.ts'
import { type RateLimits, rateLimitRequests } from './http/rate-limits.ts'
import { requestIdOf } from './http/request-id.ts'
import { refuseForeignWrites } from './http/refuse-foreign-writes.ts'
import { refuseUnsound } from './http/refuse-unsound.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createOpenStreams, type OpenStreams } from './http/open-streams.ts'
import { logWhenDone } from './log/access-log.ts'
import type { Log, Logs } from './log/log.ts'
import { type PolicyFor, policyForRequests } from './policy/policy-for.ts'
import type { PolicyOf } from './policy/policy-table.ts'

export type ServerParts = {
  settings: Environment
  logs: Logs
  /** The API as a function of standard requests: Payload's `handleEndpoints`, or a fake. */
  handleApi: (request: Request) => Promise<Response>
  /** What each call is granted. */
  policyOf: PolicyOf
  bus: CacheBus
  apps: readonly ServedApp[]
  checks: ReadinessChecks
  media?: RequestHandler | RequestHandler[]
  /** Where printed codes lead. */
  scans?: RequestHandler
  admin?: RequestHandler
  /** Asked before the panel is, which would take everybody for signed out while the database is away. */
  isDatabaseThere?: () => Promise<boolean | undefined>
  /** Built files, or Vite in development. */
  files?: readonly RequestHandler[]
  now?: () => Temporal.Instant
  /** Whether a host is one by which this installation is known; where nobody can say, all are. */
  isOurHost?: (host: string) => Promise<boolean>
  /** Hears of every request, whoever answers it. */
  onRequest?: (req: IncomingMessage, res: ServerResponse) => void
  /** Hears of every call that an old address leads elsewhere. */
  onRedirect?: (redirect: string) => void
}

export type ServerApp = {
  /** Give this to `http.createServer`. */
  onRequest: RequestListener
  metrics: Metrics
  /** Answers of the API and what they are made of; missing when nothing is kept. */
  records: TaggedCache | undefined
  /** From now on this process says that it is not ready. */
  beginClosing: () => void
  endStreams: () => void
  /** Stops listening to the bus. */
  dispose: () => void
}

/** The whole server as one listener, built from parts so that a test can leave out or fake any of them. */
export function createServerApp(parts: ServerParts): ServerApp {
  const { settings, policyOf } = parts
  const { access } = parts.logs
  const inner = openInner(parts)
  const { caches, closing, metrics, pageKeyOf, policyFor, streams } = inner
  const answerFast = createFastPath({ ...caches, pageKeyOf, log: access, metrics, policyOf, settings })
  const app = assemble(parts, inner)
  const trust = { trustsProxy: settings.TRUST_PROXY !== false }

  return {
    onRequest: (req, res) => {
      parts.onRequest?.(req, res)
      if (answerFast(req, res)) return
      begin(req, res, inner, access)
      if (!refuseUnsound(req, res, trust)) answerAsker(policyFor(req), () => app(req, res))
    },
    metrics,
    records: caches.records,
    beginClosing: () => {
      closing.has = true
    },
    endStreams: streams.endAll,
    dispose: caches.dispose,
  }
}

function openInner(parts: ServerParts): Inner {
  const { settings, bus, policyOf } = parts
  const now = parts.now ?? (() => Temporal.Now.instant())
  const headers = securityHeaders({ isHttps: settings.SERVER_URL?.startsWith('https:') ?? false })
  const metrics = createMetrics()
  const caches = openCaches(parts, now)
  const isStrayAddress = createStrayRule(parts.isOurHost)
  const answerApi = createApiAnswers({
    handle: parts.handleApi,
    cache: caches.records,
    isStrayAddress,
    isAway: bus.isAway,
    log: parts.logs.log,
    headers,
    policyOf,
  })

  return {
    headers,
    streams: watchedStreams(settings, metrics),
    metrics,
    caches,
    answerApi,
    policyFor: policyForRequests(policyOf),
    now,
    closing: { has: false },
    pageKeyOf: createPageKeys(parts.apps),
    isStrayAddress,
  }
}

function watchedStreams(settings: Environment, metrics: Metrics): OpenStreams {
  const streams = createOpenStreams({
    perClient: settings.STREAM_LIMIT_CLIENT,
    total: settings.STREAM_LIMIT_TOTAL,
  })
  metrics.watch('theke_open_streams', 'Clients that listen to live events', streams.count)
  return streams
}

function openCaches({ settings, bus }: ServerParts, now: () => Temporal.Instant): LiveCaches {
  // A developer wants to see the change of a source, which no tag tells.
  const keepsPages = settings.HTML_CACHE && settings.NODE_ENV !== 'development'

  return createLiveCaches(bus, {
    pageBytes: keepsPages ? settings.HTML_CACHE_MB * 2 ** 20 : null,
    recordBytes: settings.DATA_CACHE ? settings.DATA_CACHE_MB * 2 ** 20 : null,
    nowMs: () => now().epochMilliseconds,
  })
}

type Inner = {
  headers: Readonly<Record<string, string>>
  streams: OpenStreams
  metrics: Metrics
  caches: LiveCaches
  answerApi: AnswerApi
  policyFor: PolicyFor
  now: () => Temporal.Instant
  closing: { has: boolean }
  pageKeyOf: PageKeyOf
  isStrayAddress: IsStrayAddress
}

/** What every answer has in common, also one that is refused before any route. */
function begin(
  req: IncomingMessage,
  res: ServerResponse,
  { headers, metrics, policyFor }: Inner,
  log: Log,
): void {
  const requestId = requestIdOf(req)
  // Payload and the apps find the id where a gateway would have put it.
  req.headers['x-request-id'] = requestId
  for (const name in headers) res.setHeader(name, headers[name] ?? '')
  res.setHeader('X-Request-Id', requestId)
  logWhenDone(req, res, {
    requestId,
    target: req.url ?? '/',
    policy: policyFor(req),
    log,
    observe: metrics.observe,
  })
}

const bodyLimitsOf = ({ JSON_LIMIT_KB, UPLOAD_LIMIT_MB, FILM_LIMIT_MB }: Environment) => ({
  jsonBytes: JSON_LIMIT_KB * 1024,
  uploadBytes: UPLOAD_LIMIT_MB * 2 ** 20,
  filmBytes: FILM_LIMIT_MB * 2 ** 20,
})

function assemble(parts: ServerParts, inner: Inner): Express {
  const { settings, checks, media, scans, admin, files = [] } = parts
  const { answerApi, streams, metrics, policyFor, closing } = inner
  const app = express()
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', settings.TRUST_PROXY)
    .set('query parser', 'simple')
  const limits = bodyLimitsOf(settings)

  app.get(['/backoffice', '/backoffice/login'], (req, res) => {
    res.redirect(308, req.path.replace('/backoffice', '/backend'))
  })
  for (const serveFile of files) app.use(serveFile)

  app.use(rateLimitRequests(limitsOf(settings), policyFor), refuseForeignWrites)
  app.use(healthRoutes({ checks, metrics, metricsToken: settings.METRICS_TOKEN, closing }))
  if (media) app.use(media)
  if (scans) app.use(scans)
  app.use(compressDynamic())
  app.use('/backend', refuseInOutage(parts.isDatabaseThere))
  if (admin) app.use(['/backend', '/_next'], admin)
  app.all(
    ['/api', '/api/{*rest}', '/custom/api/{*rest}', '/custom/forms'],
    apiRoute({ answerApi, streams, limits, policyFor }),
  )
  app.use(
    appRoute({
      ...inner,
      apps: parts.apps,
      cache: inner.caches.pages,
      formBytes: limits.jsonBytes,
      onRedirect: parts.onRedirect,
      settings,
      looserPolicy: settings.NODE_ENV === 'development' ? developmentPagePolicy : undefined,
    }),
  )
  app.use((_req, res) => refuse(res, 'not-found'))
  app.use(answerErrors(parts.logs.log))
  return app
}

function limitsOf(settings: Environment): RateLimits {
  return {
    general: settings.RATE_LIMIT_GENERAL,
    writes: settings.RATE_LIMIT_WRITES,
    orders: settings.RATE_LIMIT_ORDERS,
    uploads: settings.RATE_LIMIT_UPLOADS,
    forms: settings.RATE_LIMIT_FORMS,
    visits: settings.RATE_LIMIT_VISITS,
    auth: settings.RATE_LIMIT_AUTH,
  }
}
