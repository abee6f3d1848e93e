import type { ServerResponse } from 'node:http'

import { mergeHeaders, type StoredAnswer, storeAnswer } from '../cache/stored-answer.ts'
import type { Produced } from '#kernel/live/tagged-cache.ts'
import { inlineHashes } from '../csp/inline-hashes.ts'
import { pagePolicy } from '../csp/policies.ts'
import { carriesKey } from '#domain/url-space.ts'

/** Says that everybody may get the page until an instant, or until something changes that was read for it. */
const pageUntilHeader = 'x-page-until'
/** Another origin that the page may load images from, as far as its visitors agree. */
const pageImagesHeader = 'x-page-images'

type RenderParts = {
  path: string
  isShareable: boolean
  isStray: boolean
  /** Headers that every answer carries. */
  headers: Readonly<Record<string, string>>
  /** Used instead of hashes where they cannot be known, as in development. */
  fixedPolicy?: string | undefined
}

/** A page that only one client gets: the app's answer, with its finished headers and body. */
export type OwnPage = { response: Response; headers: Record<string, string>; body: Buffer }

/** Turns what an app answered into a page with its policy, to be kept under these tags if the app said until when. */
export async function finishPage(
  response: Response,
  tags: readonly string[],
  parts: RenderParts,
): Promise<Produced<StoredAnswer, Response | OwnPage>> {
  const expiresAtMs = endOf(response)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const mayBeKept =
    parts.isShareable &&
    !Number.isNaN(expiresAtMs) &&
    (response.status === 200 || response.status === 404) &&
    !response.headers.has('set-cookie')
  if (!isHtml && !mayBeKept) return { own: withoutPageHeaders(response) }

  const { buffer, byteOffset, byteLength } = await response.bytes()
  const body = Buffer.from(buffer, byteOffset, byteLength)
  const images = imageOrigins(response)
  const policy = isHtml ? (parts.fixedPolicy ?? pagePolicy({ ...inlineHashes(body), images })) : undefined
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

/** Nothing but a whole origin may stand in the policy. */
function imageOrigins({ headers }: Response): string[] {
  const origin = headers.get(pageImagesHeader)

  return origin !== null && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? [origin] : []
}

function withoutPageHeaders(response: Response): Response {
  response.headers.delete(pageUntilHeader)
  response.headers.delete(pageImagesHeader)
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
