import type { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'

import { holdsZero, withWholeCharacters } from '#domain/api/sound-json.ts'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  readonly limitBytes: number

  constructor(limitBytes: number) {
    super('body too large')
    this.limitBytes = limitBytes
  }
}

export class BodyTooComplex extends Error {
  override name = 'BodyTooComplex'
}

export class BadJson extends Error {
  override name = 'BadJson'
}

/** The whole body, refused as soon as it is known to be too large. */
export async function readBody(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunksOf(req)) {
    bytes += chunk.length
    if (bytes > limitBytes) throw new BodyTooLarge(limitBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

/**
 * The body in passing, for uploads; `excess` tells afterwards why it broke off, and `leave` that nobody reads on.
 * Not by `Readable.toWeb`: one that is cancelled may still be given a chunk, and this ends the process.
 */
export function limitedBody(req: IncomingMessage, limitBytes: number) {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes)
  const state: { excess?: BodyTooLarge } = {}

  async function* measured() {
    let bytes = 0
    for await (const chunk of chunksOf(req)) {
      bytes += chunk.length
      if (bytes > limitBytes) {
        state.excess = new BodyTooLarge(limitBytes)
        throw state.excess
      }
      yield chunk
    }
  }
  const chunks = measured()
  return {
    stream: ReadableStream.from<Uint8Array>(chunks),
    excess: () => state.excess,
    leave: () => void chunks.return(),
  }
}

/** To stop reading closes nothing, so that people are told why; the next request waits behind the rest. */
async function* chunksOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req.iterator({ destroyOnReturn: false })
  } finally {
    req.resume()
  }
}

/** As much as a record holds. In a file or a list of many each half would cost more than all the rest. */
const mostMendedBytes = 256 * 1024

/** JSON as everything behind this can keep it; halves of characters are no reason to lose what somebody sends. */
export function soundJson(body: Buffer): Buffer {
  assertJson(body)
  const mayHoldHalves = body.includes('\\ud') || body.includes('\\uD')
  if (!mayHoldHalves || body.length > mostMendedBytes) return body

  return Buffer.from(withWholeCharacters(body.toString('utf8')))
}

/** PostgreSQL stores no zero character, so a text with one can only be a mistake or an attack. */
export function assertJson(body: Buffer): void {
  if (body.length === 0) return
  assertStructure(body)
  const text = body.toString('utf8')
  try {
    JSON.parse(text)
  } catch {
    throw new BadJson()
  }
  if (holdsZero(text)) throw new BadJson()
}

/** A list of ten thousand vehicles has half as many; each costs a hundred times the memory of its letters. */
const mostParts = 250_000
const mostDepth = 200

/** Counted before anything is made of it, in one pass: texts cost little, and lists within lists a lot. */
function assertStructure(body: Buffer): void {
  const seen = { parts: 0, depth: 0, isText: false }
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]
    if (sign === 0x22) seen.isText = !seen.isText
    else if (seen.isText) at += sign === 0x5c ? 1 : 0
    else if (sign === 0x5b || sign === 0x7b) {
      seen.parts += 1
      seen.depth += 1
    } else if (sign === 0x5d || sign === 0x7d) seen.depth -= 1
    else if (sign === 0x2c) seen.parts += 1

    if (seen.parts > mostParts || seen.depth > mostDepth) throw new BodyTooComplex()
  }
}
