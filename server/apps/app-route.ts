import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { urlPlaceOf } from '#domain/url-space.ts'
import { assertNoOutage } from '#kernel/database/tell-failure.ts'

import type { AnswerApi } from '../api/api-answers.ts'
import { noteReads } from '#kernel/live/readings.ts'
import { createInProcessTransport, onBehalfOf } from '../api/in-process-transport.ts'
import type { PageKey, PageKeyOf } from '../cache/page-key.ts'
import { type StoredAnswer, sendStored } from '../cache/stored-answer.ts'
import type { IsStrayAddress } from '../cache/stray-addresses.ts'
import type { Produced, TaggedCache } from '#kernel/live/tagged-cache.ts'
import type { Environment } from '../environment.ts'
import { refuse } from '../http/german-errors.ts'
import { isReading } from '../http/is-reading.ts'
import { publicProtocol } from '../http/public-protocol.ts'
import { readBody } from '../http/read-body.ts'
import type { OpenStreams } from '../http/open-streams.ts'
import { sendWebResponse } from '../http/send-web-response.ts'
import { toWebRequest } from '../http/web-request.ts'
import { chooseApp } from './choose-app.ts'
import { finishPage, type LooserPolicy, type OwnPage, sendOwnPage } from './render-page.ts'
import type { ServedApp } from './served-app.ts'

export type AppRouteParts = {
  apps: readonly ServedApp[]
  answerApi: AnswerApi
  /** Missing when the page cache is switched off. */
  cache: TaggedCache<StoredAnswer> | undefined
  pageKeyOf: PageKeyOf
  isStrayAddress: IsStrayAddress
  now: () => Temporal.Instant
  headers: Readonly<Record<string, string>>
  looserPolicy?: LooserPolicy | undefined
  formBytes: number
  /** Hears of every call that an old address leads elsewhere. */
  onRedirect?: ((redirect: string) => void) | undefined
  settings: Pick<Environment, 'SERVER_URL' | 'TRUST_PROXY'>
  streams: OpenStreams
}

/** All that is neither data nor file: the pages of our React Router apps. */
export function appRoute(parts: AppRouteParts) {
  return async (req: ExpressRequest, res: ExpressResponse) => {
    if (parts.apps.length === 0) return refuse(res, 'not-found')
    // React Router has words of its own for it, and they are English.
    if (isReadOnly(req) && !isReading(req)) return refuse(res, 'method-not-allowed')

    const page = await pageFor(req, res, parts)
    if ('shared' in page) return sendStored(req, res, page.shared)
    if (page.own instanceof Response) return sendWebResponse(res, page.own, parts.streams)
    sendOwnPage(res, page.own)
  }
}

/** What programs read of a website, such as its feed. */
const isReadOnly = ({ path }: ExpressRequest): boolean => urlPlaceOf(path)?.by === 'site'

async function pageFor(
  req: ExpressRequest,
  res: ExpressResponse,
  parts: AppRouteParts,
): Promise<Produced<StoredAnswer, Response | OwnPage>> {
  const origin = originOf(req, parts)
  const key = isReading(req) ? await orOutage(pageKeyFor(req, origin, parts)) : null
  const body = isReading(req) ? undefined : await readBody(req, parts.formBytes)
  const render = (isShareable: boolean) =>
    orOutage(renderPage(req, res, { ...parts, origin, key, body, isShareable }))

  if (!parts.cache || key === null) return render(false)
  return parts.cache.fill(key.key, () => render(true))
}

/** Where several apps may answer, what only another one would read of a query is no part of the page. */
async function pageKeyFor(
  { host, originalUrl, path }: ExpressRequest,
  origin: string,
  { answerApi, apps, isStrayAddress, pageKeyOf }: AppRouteParts,
): Promise<PageKey | null> {
  const key = pageKeyOf(origin, originalUrl)
  if (!key?.target.includes('?')) return key

  const isStray = await isStrayAddress(host, path)
  const fetch = createInProcessTransport(answerApi, { isStray, onOwn: () => undefined })
  const chosen = await chooseApp(apps, { path, host, fetch })
  return chosen ? pageKeyOf(origin, originalUrl, [chosen.app]) : key
}

type Rendering = AppRouteParts & {
  origin: string
  key: PageKey | null
  body: Buffer | undefined
  isShareable: boolean
}

async function renderPage(req: ExpressRequest, res: ExpressResponse, rendering: Rendering) {
  const { isShareable, answerApi, isStrayAddress, headers, looserPolicy } = rendering
  const target = rendering.key?.target ?? req.originalUrl
  let isForEverybody = true

  // Who answers is part of the page: it is dropped when another app takes the address over.
  const { result, tags, untilMs } = await noteReads(async () => {
    const isStray = await isStrayAddress(req.host, target)
    const onOwn = () => {
      isForEverybody = false
    }
    const transport = createInProcessTransport(answerApi, { isStray, onOwn })
    return { isStray, ...(await answerOfApp(req, res, { ...rendering, target, transport })) }
  })

  const { response, app, isStray } = result
  if (!app) return { own: response }
  return finishPage(response, tags, {
    path: req.path,
    untilMs,
    isShareable: isShareable && app.isShared && isForEverybody,
    isStray,
    headers,
    looserPolicy,
  })
}

type Addressed = Rendering & { target: string; transport: typeof fetch }
type Answered = { response: Response; app: ServedApp | undefined }

async function answerOfApp(
  req: ExpressRequest,
  res: ExpressResponse,
  addressed: Addressed,
): Promise<Answered> {
  const { apps, origin, target, body, transport, onRedirect, now } = addressed
  const preview = new URLSearchParams(req.originalUrl.split('?')[1]).get('preview')
  // Staff sees drafts by its session; an address with a preview is never kept.
  const fetch = preview === null ? transport : onBehalfOf(req.headers, transport)
  const chosen = await chooseApp(apps, { path: req.path, host: req.host, preview, fetch })
  if (!chosen) return { response: new Response(null, { status: 404 }), app: undefined }

  const { app, place } = chosen
  if (place?.redirect) onRedirect?.(place.redirect)
  const request = toWebRequest(req, res, {
    origin,
    target,
    // A page's headers name the hashes of its body, so HEAD needs the body as well.
    ...(isReading(req) ? { method: 'GET' } : {}),
    // A page that is the same for everybody must not be able to know who asked.
    withoutHeaders: app.isShared && isReading(req) ? ['cookie', 'authorization'] : [],
    ...(body === undefined ? {} : { body }),
  })
  return { response: await app.respond(request, { fetch, now: now() }), app }
}

const originOf = (req: ExpressRequest, { settings }: AppRouteParts): string =>
  `${publicProtocol(req, settings)}://${req.host}`

/** What an app makes of an outage, an error or a page that tells of one, must neither leave nor be kept. */
async function orOutage<Page>(rendering: Promise<Page>): Promise<Page> {
  const [rendered] = await Promise.allSettled([rendering])
  assertNoOutage()

  return rendered.status === 'fulfilled' ? rendered.value : Promise.reject(rendered.reason as Error)
}
