import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** Answers that stay open for as long as the client listens; a shutdown has to end them itself. */
export type OpenStreams = { add: (res: ServerResponse) => void; endAll: () => void; count: () => number }

export function createOpenStreams(): OpenStreams {
  const open = new Set<ServerResponse>()
  return {
    add: (res) => {
      open.add(res)
      res.once('close', () => open.delete(res))
    },
    endAll: () => {
      for (const res of open) res.end()
    },
    count: () => open.size,
  }
}

/** Sends a standard `Response`; one that is left by the client halfway is no error. */
export async function sendWebResponse(
  res: ServerResponse,
  response: Response,
  streams: OpenStreams,
): Promise<void> {
  writeHead(res, response)
  if (response.body === null || res.req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }

  const type = response.headers.get('content-type') ?? ''
  if (/^(?:application\/json|text\/(?:html|plain))/.test(type)) {
    const body = Buffer.from(await response.arrayBuffer())
    res.setHeader('Content-Length', body.length)
    res.end(body)
    return
  }
  if (type.startsWith('text/event-stream')) {
    streams.add(res)
    res.flushHeaders()
  }
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
