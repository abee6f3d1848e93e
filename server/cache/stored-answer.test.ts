import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, describe, expect, test } from 'vitest'

import { encodingFor, mergeHeaders, sendStored, sendStoredNow, storeAnswer } from './stored-answer.ts'

const long = 'Knödel mit Kraut. '.repeat(200)
const page = (text: string, more: { status?: number; type?: string } = {}) =>
  storeAnswer({
    status: more.status ?? 200,
    body: Buffer.from(text),
    headers: { 'content-type': more.type ?? 'text/html; charset=utf-8', 'x-page': 'yes' },
    tags: ['products'],
  })

type Ask = { method?: string; headers?: Record<string, string>; own?: string[]; isNow?: boolean }
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

/** What a client gets that looks at the raw bytes. */
async function ask(
  stored: ReturnType<typeof page>,
  { method = 'GET', headers = {}, own = [], isNow }: Ask = {},
) {
  const seen = { wasReady: false }
  const server = createServer((req, res) => {
    seen.wasReady = Boolean(isNow) && sendStoredNow(req, res, stored, own)
    if (!seen.wasReady) void sendStored(req, res, stored, own)
  })
  closing.push(() => server.close())
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo // it listens on a port
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  })

  return { status: answer.status, headers: answer.headers, text: await answer.text(), ...seen }
}

describe('a stored answer', () => {
  test('weighs its body, what its copies may weigh, and itself', () => {
    expect(page('x'.repeat(1000)).bytes).toBe(3448)
  })

  test('weighs its tags where they are many', () => {
    const given = { status: 200, body: Buffer.from(''), headers: {} }
    const tags = Array.from({ length: 100 }, (_, index) => `uploads:${index}`)

    expect(storeAnswer({ ...given, tags }).bytes).toBe(25_600)
  })

  test('keeps the time of its end, when it has one', () => {
    const given = { status: 200, body: Buffer.from(''), headers: {}, tags: [] }

    expect(storeAnswer({ ...given, expiresAtMs: 7 }).expiresAtMs).toBe(7)
    expect('expiresAtMs' in storeAnswer(given)).toBe(false)
  })

  test('is sent whole, with its headers, its mark and those of the request', async () => {
    const { status, headers, text } = await ask(page(long), { own: ['x-request-id', 'r1'] })

    expect([status, text]).toEqual([200, long])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-length': String(Buffer.byteLength(long)),
      'content-type': 'text/html; charset=utf-8',
      'x-page': 'yes',
      'x-request-id': 'r1',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(headers.has('content-encoding')).toBe(false)
  })

  test('keeps its status', async () => {
    expect((await ask(page('weg', { status: 404 }))).status).toBe(404)
  })

  test('is only announced to who asks for its head', async () => {
    const { headers, text } = await ask(page(long), { method: 'HEAD' })

    expect([headers.get('content-length'), text]).toEqual([String(Buffer.byteLength(long)), ''])
  })
})

describe('a client that knows an answer', () => {
  const stored = page(long)
  const etag = async () => (await ask(stored)).headers.get('etag') ?? ''

  test.each([
    ['by its mark', (mark: string) => mark],
    ['by any', () => '*'],
    ['by one of several', (mark: string) => `"other", ${mark}`],
    ['by a weak one of several', (mark: string) => `"other" , W/${mark}`],
    ['by a weak one', (mark: string) => `W/${mark}`],
  ])('%s gets no body again', async (_how, given) => {
    const { status, headers, text } = await ask(stored, {
      headers: { 'if-none-match': given(await etag()) },
      own: ['x-request-id', 'r2'],
    })

    expect([status, text, headers.get('x-request-id'), headers.get('etag')]).toEqual([
      304,
      '',
      'r2',
      await etag(),
    ])
    expect(headers.has('content-length')).toBe(false)
  })

  test('as it was before gets it whole', async () => {
    const { status, text } = await ask(stored, { headers: { 'if-none-match': '"older"' } })

    expect([status, text]).toEqual([200, long])
  })

  test('as a page that is not there is told so again', async () => {
    expect((await ask(page('weg', { status: 404 }), { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })
})

describe('the way an answer is packed', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['deflate', 'identity'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['gzip; q=0.5 , br; q=0.1', 'br'],
    ['gzip;q=0, br;q=0.0', 'identity'],
    ['deflate;q=0.5,gzip', 'gzip'],
    ['x-br;q=1', 'identity'],
  ])('is for a client that takes %s: %s', (accepted, encoding) => {
    expect(encodingFor(accepted, page(long))).toBe(encoding)
  })

  test('is none for what is small', () => {
    expect(encodingFor('br', page('x'.repeat(1023)))).toBe('identity')
    expect(encodingFor('br', page('x'.repeat(1024)))).toBe('br')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s gives the same words, under a mark of its own', async (encoding, unpack) => {
    const stored = page(long)
    const { headers, text } = await ask(stored, { headers: { 'accept-encoding': encoding } })

    // fetch has unpacked it already.
    expect(text).toBe(long)
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('etag')).toMatch(new RegExp(`^"[\\w-]{22}-${encoding}"$`))
    const packed = stored.variants.get(encoding)?.body ?? Buffer.alloc(0)
    expect(unpack(packed).toString()).toBe(long)
    expect(headers.get('content-length')).toBe(String(packed.length))
  })

  test('is done once for all who ask at the same time, and is at hand afterwards', async () => {
    const stored = page(long)
    const br = { headers: { 'accept-encoding': 'br' }, isNow: true }
    const first = await Promise.all([ask(stored, br), ask(stored, br)])
    const packed = stored.variants.get('br')
    const later = await ask(stored, br)

    expect(first.map(({ wasReady }) => wasReady)).toEqual([false, false])
    expect(later).toMatchObject({ wasReady: true, text: long })
    expect(stored.variants.get('br')).toBe(packed)
    expect(stored.making.size).toBe(0)
  })

  test('is the tightest for a page that is asked for often, and quick for data, which change more often', async () => {
    const text = await readFile(import.meta.filename, 'utf8')
    const [html, json] = [page(text), page(text, { type: 'application/json' })]
    for (const stored of [html, json]) await askOften(stored)
    await expect.poll(() => html.variants.get('br')?.isBest).toBe(true)

    expect(json.variants.get('br')?.isBest).toBe(false)
    expect(packedBytes(html)).toBeLessThan(packedBytes(json))
    expect(brotliDecompressSync(html.variants.get('br')?.body ?? '').toString()).toBe(text)
  })

  test('is left as it is for a page that is asked for now and then, and for a small one', async () => {
    const [rare, small] = [page(long), page('x'.repeat(1023))]
    for (let times = 0; times < 31; times += 1) await ask(rare, br)
    await askOften(small)
    const often = page(long)
    await askOften(often)
    await expect.poll(() => often.variants.get('br')?.isBest).toBe(true)

    expect(rare.variants.get('br')?.isBest).toBe(false)
    expect([...small.variants.keys()]).toEqual(['identity'])
  })
})

const br = { headers: { 'accept-encoding': 'br' } }
const packedBytes = (stored: ReturnType<typeof page>) => stored.variants.get('br')?.body.length ?? 0

async function askOften(stored: ReturnType<typeof page>): Promise<void> {
  for (let times = 0; times < 32; times += 1) await ask(stored, br)
}

describe('a page that was packed tighter', () => {
  const markOf = async (stored: ReturnType<typeof page>) => (await ask(stored, br)).headers.get('etag') ?? ''
  const packed = async () => {
    const stored = page(long)
    const first = await markOf(stored)
    await askOften(stored)
    await expect.poll(() => stored.variants.get('br')?.isBest).toBe(true)
    return { stored, first, best: await markOf(stored) }
  }

  test('has other bytes, so another mark', async () => {
    const { first, best } = await packed()

    expect([first, best]).toEqual([
      expect.stringMatching(/^"[\w-]{22}-br"$/),
      first.replace('-br', '-br-best'),
    ])
  })

  test.each(['first', 'best'] as const)('is not sent again to whoever has the %s', async (which) => {
    const { stored, ...marks } = await packed()
    const { status, headers } = await ask(stored, {
      headers: { ...br.headers, 'if-none-match': marks[which] },
    })

    expect([status, headers.get('etag')]).toEqual([304, marks[which]])
  })

  test('is known to a process that has packed it only once', async () => {
    const { best } = await packed()
    const { status, headers } = await ask(page(long), { headers: { ...br.headers, 'if-none-match': best } })

    expect([status, headers.get('etag')]).toEqual([304, best])
  })
})

test('of several lists of headers the last one wins, however a name is spelled', () => {
  expect(mergeHeaders({ 'X-Frame': 'a', vary: 'x' }, { 'x-frame': 'b' })).toEqual({
    'x-frame': 'b',
    vary: 'x',
  })
})
