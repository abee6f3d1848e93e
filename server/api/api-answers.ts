import { assertNoOutage, isOutageRefusal, noteOutage } from '#kernel/database/tell-failure.ts'
import { aboutNothingHeader } from '#kernel/api/about-nothing.ts'
import { keptHereHeader } from '#kernel/api/kept-here.ts'
import { noteKept, noteReads } from '#kernel/live/readings.ts'
import { Refused } from '#kernel/refused.ts'

import { mergeHeaders, type StoredAnswer, storeAnswer } from '../cache/stored-answer.ts'
import type { IsStrayAddress } from '../cache/stray-addresses.ts'
import type { Produced, TaggedCache } from '#kernel/live/tagged-cache.ts'
import type { Log } from '../log/log.ts'
import type { PolicyOf } from '../policy/policy-table.ts'
import { speakGerman } from './api-errors.ts'
import { dataKey } from './data-key.ts'

export type ApiAnswer = Produced<StoredAnswer, Response>
/** One call of the API, from the network or from an app in this process, which knows by itself whether it strays. */
export type AnswerApi = (request: Request, isStray?: boolean) => Promise<ApiAnswer>

type ApiParts = {
  handle: (request: Request) => Promise<Response>
  /** Missing when the data cache is switched off. */
  cache: TaggedCache | undefined
  isStrayAddress: IsStrayAddress
  log: Log
  /** True while every call would only find out once more that the database is away. */
  isAway: () => boolean
  /** Headers that every answer carries. */
  headers: Readonly<Record<string, string>>
  policyOf: PolicyOf
}

export function createApiAnswers(parts: ApiParts): AnswerApi {
  const { handle, cache, isStrayAddress, log, isAway, headers, policyOf } = parts
  const produce = async (
    request: Request,
    isShareable: boolean,
    knownStray?: boolean,
  ): Promise<ApiAnswer> => {
    if (isAway()) {
      noteOutage()
      throw new Refused('unavailable')
    }
    if (!isShareable) return { own: await handleSafely(handle, request, log) }
    const { result: response, tags, untilMs } = await noteReads(() => handleSafely(handle, request, log))
    if (!isForEverybody(response)) return { own: response }
    const { host, target } = placeOf(request)
    const isStray = response.headers.has(keptHereHeader)
      ? await isStrayAddress(host, target.toLowerCase())
      : (knownStray ?? (await isStrayAddress(host, target)))
    return { shared: await store(response, { tags, untilMs, isStray, common: headers }) }
  }

  const answer = async (request: Request, isStray?: boolean) => {
    const { host, target } = placeOf(request)
    const { isKept } = policyOf(request.method, target)
    const key = isKept ? dataKey(request.method, host, target, request.headers) : null
    if (key === null) return produce(request, false)
    if (!cache) return produce(request, true)
    const answered = await cache.fill(key, () => produce(request, true, isStray))
    if ('shared' in answered) noteKept(answered.shared)
    return answered
  }

  return async (request, isStray) => {
    try {
      return await answer(request, isStray)
    } catch (error) {
      if (!isOutageRefusal(error)) throw error
      return { own: await speakGerman(new Response(null, { status: 503 }), requestIdOf(request)) }
    }
  }
}

/** Throws only when the database was away: then what is kept, however old, is better than this answer. */
async function handleSafely(handle: ApiParts['handle'], request: Request, log: Log): Promise<Response> {
  const requestId = requestIdOf(request)
  try {
    const response = await handle(request)
    // Payload goes on without what it could not read, such as who is asking.
    assertNoOutage()
    return await speakGerman(response, requestId)
  } catch (error) {
    if (isOutageRefusal(error)) throw error
    log.error({ err: error, requestId }, 'api failed')
    return speakGerman(new Response(null, { status: 500 }), requestId)
  }
}

function placeOf({ url }: Request): { host: string; target: string } {
  const { host, pathname, search } = new URL(url)

  return { host, target: pathname + search }
}

const requestIdOf = ({ headers }: Request) => headers.get('x-request-id') ?? crypto.randomUUID()

/** What may be kept is, unless its answer is a refusal or speaks against it. */
function isForEverybody({ headers, status }: Response): boolean {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  const allowedOrigin = headers.get('access-control-allow-origin')
  if (status !== 200 || !isJson || headers.has('set-cookie')) return false
  if (allowedOrigin !== null && allowedOrigin !== '*') return false

  return headers.has(keptHereHeader) || !/no-store|private/.test(headers.get('cache-control') ?? '')
}

type Storing = {
  tags: readonly string[]
  untilMs: number
  isStray: boolean
  common: Readonly<Record<string, string>>
}

async function store(response: Response, { tags, untilMs, isStray, common }: Storing): Promise<StoredAnswer> {
  const {
    [aboutNothingHeader]: nothing,
    [keptHereHeader]: _here,
    ...own
  } = Object.fromEntries(response.headers)
  return storeAnswer({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: mergeHeaders(common, { 'cache-control': 'no-cache' }, own),
    tags,
    expiresAtMs: untilMs,
    isStray: isStray || nothing !== undefined,
  })
}
