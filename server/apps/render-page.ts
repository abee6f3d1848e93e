import type { ServerResponse } from 'node:http'

import { mergeHeaders, type StoredAnswer, storeAnswer } from '../cache/stored-answer.ts'
import type { Produced } from '#kernel/live/tagged-cache.ts'
import { inlineHashes } from '../csp/inline-hashes.ts'
import { pageSourceHeaders, pageSources } from '../csp/page-sources.ts'
import { pagePolicy } from '../csp/policies.ts'
import type { PageSources } from '#domain/insight/page-sources.ts'
import { carriesKey } from '#domain/url-space.ts'

/** Says that everybody may get the page until an instant, or until something changes that was read for it. */
const pageUntilHeader = 'x-page-until'

/** A policy that knows no hashes, for a page that shows these others. */
export type LooserPolicy = (sources: PageSources) => string

type RenderParts = {
  path: string
  /** When the clock ends what was read for it, in milliseconds since 1970; infinite where it never does. */
  untilMs: number
  isShareable: boolean
  isStray: boolean
  /** Headers that every answer carries. */
  headers: Readonly<Record<string, string>>
  /** Used instead of hashes where they cannot be known, as in development. */
  looserPolicy?: LooserPolicy | undefined
}

/** A page that only one client gets: the app's answer, with its finished headers and body. */
export type OwnPage = { response: Response; headers: Record<string, string>; body: Buffer }

/** Turns what an app answered into a page with its policy, to be kept under these tags if the app said until when, and no longer than what it is made of. */
export async function finishPage(
  response: Response,
  tags: readonly string[],
  parts: RenderParts,
): Promise<Produced<StoredAnswer, Response | OwnPage>> {
  const expiresAtMs = Math.min(endOf(response), parts.untilMs)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const mayBeKept =
    parts.isShareable &&
    !Number.isNaN(expiresAtMs) &&
    (response.status === 200 || response.status === 404) &&
    !response.headers.has('set-cookie')
  if (!isHtml && !mayBeKept) return { own: withoutPageHeaders(response) }

  const { buffer, byteOffset, byteLength } = await response.bytes()
  const body = Buffer.from(buffer, byteOffset, byteLength)
  const sources = pageSources(response.headers)
  const policy = isHtml
    ? (parts.looserPolicy?.(sources) ?? pagePolicy(inlineHashes(body), sources))
    : undefined
  const headers = headersOfPage(response, parts, policy, mayBeKept)
  if (!mayBeKept) return { own: { response, headers, body } }

  return {
    shared: storeAnswer({
      status: response.status,
      body,
      headers: mergeHeaders(parts.headers, headers),
      tags,
      expiresAtMs,
      isStray: parts.isStray || response.status === 404,
    }),
  }
}

function headersOfPage(
  response: Response,
  { path }: RenderParts,
  policy: string | undefined,
  isKept: boolean,
): Record<string, string> {
  const own = Object.fromEntries(withoutPageHeaders(response).headers)
  const { 'content-length': _length, 'set-cookie': _cookies, etag: _etag, vary: _vary, ...rest } = own
  return {
    'cache-control': isKept ? 'no-cache' : 'private, no-cache',
    ...rest,
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    ...(carriesKey(path) ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } : {}),
  }
}

function withoutPageHeaders(response: Response): Response {
  for (const name of [pageUntilHeader, ...pageSourceHeaders]) response.headers.delete(name)
  return response
}

/** The milliseconds of its end; not a number where the app has said none. */
function endOf({ headers }: Response): number {
  const until = headers.get(pageUntilHeader) ?? ''

  return until === 'changed' ? Number.POSITIVE_INFINITY : Date.parse(until)
}

export function sendOwnPage(res: ServerResponse, { response, headers, body }: OwnPage): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
  res.setHeader('Content-Length', body.length)
  res.statusCode = response.status
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
