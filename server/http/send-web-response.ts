import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

import { refuse, retryAfterSeconds } from './german-errors.ts'
import type { OpenStreams } from './open-streams.ts'

/** Sends a standard `Response`; one that is left by the client halfway is no error. */
export async function sendWebResponse(
  res: ServerResponse,
  response: Response,
  streams: OpenStreams,
): Promise<void> {
  const type = response.headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  // Whoever has left already is not told of any more, so nobody would ever end what is sent to him.
  if (res.closed) return response.body?.cancel()
  if (isStream && res.req.method !== 'HEAD' && !streams.admit(res)) {
    await response.body?.cancel()
    res.setHeader('Retry-After', retryAfterSeconds)
    return refuse(res, 'too-many-requests', { retryAfterSeconds: Number(retryAfterSeconds) })
  }

  writeHead(res, response)
  if (response.body === null || res.req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }

  if (/^(?:application\/json|text\/(?:html|plain))/.test(type)) {
    const body = Buffer.from(await response.arrayBuffer())
    res.setHeader('Content-Length', body.length)
    res.end(body)
    return
  }
  if (isStream) res.flushHeaders()
  await passOn(response.body, res)
}

async function passOn(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<void> {
  const reader = body.getReader()
  const left = new Promise<'left'>((resolve) => res.once('close', () => resolve('left')))

  for (;;) {
    const step = await Promise.race([reader.read(), left])
    if (step === 'left') return reader.cancel().catch(() => undefined)
    if (step.done) break
    if (!res.write(step.value)) await Promise.race([once(res, 'drain'), left])
  }
  res.end()
}

function writeHead(res: ServerResponse, response: Response): void {
  res.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
}
