import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadableStream } from 'node:stream/web'

/** These describe one connection and must not travel on. */
const ofOneHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
])

export type WebBody = Buffer | ReadableStream<Uint8Array>

type WebRequestParts = {
  /** `https://host`, as the client sees it. */
  origin: string
  target: string
  method?: string
  body?: WebBody
  /** Of the body, where it was written anew. */
  type?: string
  withoutHeaders?: readonly string[]
}

/** The standard `Request` that Payload and React Router understand, made from a request of Node. */
export function toWebRequest(req: IncomingMessage, res: ServerResponse, parts: WebRequestParts): Request {
  const method = parts.method ?? req.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD' && parts.body !== undefined

  // The types of the DOM know neither Node's streams nor memory that is shared; at run time both are the same.
  return new Request(`${parts.origin}${parts.target}`, {
    method,
    headers: headersOf(req, parts),
    signal: abortSignalOf(res),
    ...(hasBody ? { body: parts.body as BodyInit, duplex: 'half' } : {}),
  })
}

function headersOf(
  req: IncomingMessage,
  { withoutHeaders: without = [], body, type }: WebRequestParts,
): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index]?.toLowerCase() ?? ''
    if (ofOneHop.has(name) || without.includes(name) || name.startsWith(':')) continue
    headers.append(name, req.rawHeaders[index + 1] ?? '')
  }
  // What was read, not what was announced.
  if (Buffer.isBuffer(body)) headers.set('content-length', String(body.length))
  if (type) headers.set('content-type', type)
  // The checked id and the address that Express found, not what the client claimed.
  const { ip } = req as { ip?: string }
  if (ip) headers.set('x-client-address', ip)
  else headers.delete('x-client-address')
  const requestId = req.headers['x-request-id']
  if (typeof requestId === 'string') headers.set('x-request-id', requestId)
  return headers
}

function abortSignalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}
