import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Taggable } from '#kernel/live/tagged-entries.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer: every encoding is made once, on its first demand, and then only copied out. */
export type StoredAnswer = Taggable & {
  status: number
  body: Buffer
  variants: Map<Encoding, Variant>
  making: Map<Encoding, Promise<Variant>>
  headers: Readonly<Record<string, string>>
  digest: string
  timesSent: number
}

/** What a client may have of it; `headOfUnchanged` tells it so. */
type Known = { etag: string; headOfUnchanged: readonly string[] }
/** Heads are flat lists of names and values, which Node takes over without looking. */
type Variant = { body: Buffer; head: readonly string[]; known: readonly Known[]; isBest: boolean }

/** Below this size compressing costs more than it saves. */
const smallestCompressedBytes = 1024
/** Nobody waits for long: for who asks first, and for answers that are soon others. */
const quickQuality = 5
/** Costs as much as a dozen pages made anew, and saves the round trip of whatever does not fit into the first 14 KB. */
const bestQuality = 10
/** From then on the best is worth its price. */
const oftenSent = 32
/** With its place in the list of what it ends. Strangers may ask by as many ids as an address holds. */
const bytesOfTag = 256
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function storeAnswer(answer: {
  status: number
  body: Buffer
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  expiresAtMs?: number
  isStray?: boolean
}): StoredAnswer {
  const { body } = answer
  const stored: StoredAnswer = {
    ...answer,
    variants: new Map(),
    making: new Map(),
    timesSent: 0,
    digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    // The compressed copies follow later; a third of the body is what they come to.
    bytes: Math.ceil(body.length * 1.4) + Math.max(2048, answer.tags.length * bytesOfTag),
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
  variant: Variant,
  ownHeaders: readonly string[],
): void {
  const known = stored.status === 200 ? knownToClient(req.headers['if-none-match'], variant) : undefined
  if (known) {
    res.writeHead(304, [...known.headOfUnchanged, ...ownHeaders]).end()
  } else {
    res.writeHead(stored.status, [...variant.head, ...ownHeaders])
    if (req.method === 'HEAD') res.end()
    else res.end(variant.body)
  }
  stored.timesSent += 1
  if (stored.timesSent >= oftenSent) packBetter(stored)
}

function knownToClient(ifNoneMatch: string | undefined, { known }: Variant): Known | undefined {
  return ifNoneMatch ? known.find(({ etag }) => isKnownToClient(ifNoneMatch, etag)) : undefined
}

function isKnownToClient(ifNoneMatch: string, etag: string): boolean {
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
    encoding === 'br' ? await brotliOf(stored, quickQuality) : await compressGzip(stored.body, { level: 6 })
  return variantOf(stored, encoding, body)
}

const brotliOf = ({ body }: StoredAnswer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** One at a time for the whole process: what else is asked often gets its turn with a later request. */
let isPackingBetter = false

function packBetter(stored: StoredAnswer): void {
  const quick = stored.variants.get('br')
  if (isPackingBetter || !quick || quick.isBest || !isPage(stored)) return

  isPackingBetter = true
  brotliOf(stored, bestQuality)
    .then((body) => stored.variants.set('br', variantOf(stored, 'br', body, { isBest: true })))
    .catch(() => undefined)
    .finally(() => {
      isPackingBetter = false
    })
}

const isPage = ({ headers }: StoredAnswer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

/** Other bytes are another representation, with a mark of its own. */
const marks = { identity: [''], gzip: ['-gzip'], br: ['-br', '-br-best'] } as const

function variantOf(
  { digest, headers }: StoredAnswer,
  encoding: Encoding,
  body: Buffer,
  { isBest = false } = {},
): Variant {
  const known = marks[encoding].map((mark) => {
    const etag = `"${digest}${mark}"`
    return { etag, headOfUnchanged: Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat() }
  })
  // Whoever has it as it was packed before, or by another process, has it all the same.
  if (isBest) known.reverse()
  const head = [...(known[0]?.headOfUnchanged ?? []), 'content-length', String(body.length)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  return { body, head, known, isBest }
}
