import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Taggable } from '#kernel/live/tagged-cache.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer: every encoding is made once, on its first demand, and then only copied out. */
export type StoredAnswer = Taggable & {
  status: number
  body: Buffer
  variants: Map<Encoding, Variant>
  making: Map<Encoding, Promise<Variant>>
  headers: Readonly<Record<string, string>>
  digest: string
}

/** `head` and `headOfUnchanged` are flat lists of names and values, which Node takes over without looking. */
type Variant = { body: Buffer; etag: string; head: readonly string[]; headOfUnchanged: readonly string[] }

/** Below this size compressing costs more than it saves. */
const smallestCompressedBytes = 1024
/** Some 15 ms instead of 1 for a page, once, but its first 14 KB are what arrives without a second round trip. */
const pageQuality = 10
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function storeAnswer(answer: {
  status: number
  body: Buffer
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  expiresAtMs?: number
}): StoredAnswer {
  const { body, expiresAtMs, headers, ...rest } = answer
  const stored: StoredAnswer = {
    ...rest,
    ...(expiresAtMs === undefined ? {} : { expiresAtMs }),
    headers,
    body,
    variants: new Map(),
    making: new Map(),
    digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    // The compressed copies follow later; a third of the body is what they come to.
    bytes: Math.ceil(body.length * 1.4) + 2048,
  }
  stored.variants.set('identity', variantOf(stored, 'identity', body))
  return stored
}

/** Later lists win; one spelling of each name, because a finished head is sent as it is. */
export function mergeHeaders(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const pairs = lists.flatMap(Object.entries<string>)
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))
}

/** The encoding that the client likes best among ours. */
export function encodingFor(accepted: string | undefined, stored: StoredAnswer): Encoding {
  if (!accepted || stored.body.length < smallestCompressedBytes) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  if (!accepted.includes(';')) return true
  const weights = accepted.split(',').map((part) => part.trim().split(/\s*;\s*q=/))
  return weights.some(([name, weight = '1']) => name === encoding && Number(weight) > 0)
}

/** Answers at once if the wanted encoding is at hand; `false` means: ask `sendStored`. */
export function sendStoredNow(
  req: IncomingMessage,
  res: ServerResponse,
  stored: StoredAnswer,
  ownHeaders: readonly string[],
): boolean {
  const variant = stored.variants.get(encodingFor(req.headers['accept-encoding'], stored))
  if (!variant) return false
  writeVariant(req, res, stored, variant, ownHeaders)
  return true
}

export async function sendStored(
  req: IncomingMessage,
  res: ServerResponse,
  stored: StoredAnswer,
  ownHeaders: readonly string[] = [],
): Promise<void> {
  const variant = await makeVariant(stored, encodingFor(req.headers['accept-encoding'], stored))
  writeVariant(req, res, stored, variant, ownHeaders)
}

function writeVariant(
  req: IncomingMessage,
  res: ServerResponse,
  stored: StoredAnswer,
  { body, etag, head, headOfUnchanged }: Variant,
  ownHeaders: readonly string[],
): void {
  if (stored.status === 200 && isKnownToClient(req.headers['if-none-match'], etag)) {
    res.writeHead(304, [...headOfUnchanged, ...ownHeaders]).end()
    return
  }
  res.writeHead(stored.status, [...head, ...ownHeaders])
  if (req.method === 'HEAD') res.end()
  else res.end(body)
}

function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

async function makeVariant(stored: StoredAnswer, encoding: Encoding): Promise<Variant> {
  const ready = stored.variants.get(encoding)
  if (ready) return ready

  const started = stored.making.get(encoding) ?? compressVariant(stored, encoding)
  stored.making.set(encoding, started)
  const variant = await started
  stored.variants.set(encoding, variant)
  stored.making.delete(encoding)
  return variant
}

async function compressVariant(stored: StoredAnswer, encoding: Encoding): Promise<Variant> {
  const body =
    encoding === 'br'
      ? await compressBrotli(stored.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: isPage(stored) ? pageQuality : 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: stored.body.length,
          },
        })
      : await compressGzip(stored.body, { level: 6 })
  return variantOf(stored, encoding, body)
}

const isPage = ({ headers }: StoredAnswer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

function variantOf(stored: StoredAnswer, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${stored.digest}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headOfUnchanged = Object.entries({ ...stored.headers, etag, vary: 'accept-encoding' }).flat()
  const head = [...headOfUnchanged, 'content-length', String(body.length)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  return { body, etag, head, headOfUnchanged }
}
