import { refusalForStatus, refusalStatus, toApiErrors } from '#domain/refusals/refusals.ts'

import { retryAfterSeconds } from '../http/german-errors.ts'

/**
 * The last check before a refusal leaves: what has no code and no German words gets them. Errors that an
 * endpoint or Payload's error hook has described already pass as they are.
 */
export async function speakGerman(response: Response, requestId: string): Promise<Response> {
  if (response.status < 400) return response
  if (response.status === 503) response.headers.set('retry-after', retryAfterSeconds)
  if (isPage(response) || (response.status !== 501 && (await isDescribed(response)))) return response

  // Payload says 501 where a collection has no calls at all: to a client that is one more unknown address.
  const code = response.status === 501 ? 'not-found' : refusalForStatus(response.status)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  const body = toApiErrors({ code, facts: code === 'internal' ? { requestId } : {} })
  return new Response(JSON.stringify(body), { status: refusalStatus(code), headers })
}

/** A page for people, by which a call says itself what is the matter: nobody else says what it may load. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true && headers.has('content-security-policy')

async function isDescribed(response: Response): Promise<boolean> {
  try {
    const { errors } = (await response.clone().json()) as { errors?: { code?: unknown }[] }
    return Array.isArray(errors) && errors.length > 0 && errors.every(({ code }) => typeof code === 'string')
  } catch {
    return false
  }
}
