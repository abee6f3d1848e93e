import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  readonly limitBytes: number

  constructor(limitBytes: number) {
    super('body too large')
    this.limitBytes = limitBytes
  }
}

export class BadJson extends Error {
  override name = 'BadJson'
}

/** The whole body, refused as soon as it is known to be too large. */
export async function readBody(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limitBytes) throw new BodyTooLarge(limitBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

/** The body in passing, for uploads; `wasExceeded` tells afterwards why it broke off. */
export function limitedBody(req: IncomingMessage, limitBytes: number) {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes)
  const state = { exceeded: false }

  async function* measured() {
    let bytes = 0
    for await (const chunk of req as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limitBytes) {
        state.exceeded = true
        throw new BodyTooLarge(limitBytes)
      }
      yield chunk
    }
  }
  return { stream: Readable.from(measured(), { objectMode: false }), wasExceeded: () => state.exceeded }
}

/** PostgreSQL stores no zero character, so a text with one can only be a mistake or an attack. */
export function assertJson(body: Buffer): void {
  if (body.length === 0) return
  const text = body.toString('utf8')
  try {
    JSON.parse(text)
  } catch {
    throw new BadJson()
  }
  if (/\\u0000/.test(text)) throw new BadJson()
}
