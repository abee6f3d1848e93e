import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyForm } from '#domain/ordering/entered-form.ts'

import { settleEarlier, submitOnce } from './submit-once.ts'

const at = Temporal.Instant.from('2026-03-02T18:00:00Z')
const order = { uid: 'u', hash: 'h' }
const placed = () => Response.json(order, { status: 201 })
const refused = (status: number, code: string) =>
  Response.json({ errors: [{ message: 'Nein.', code }] }, { status })

/** What arrives at the server, and what it answers. */
const sent: { key: string; comment: string; expectedTotal: number }[] = []
const answers: (Response | Error)[] = []

function send(comment: string, { key = comment, minutes = 0, expectedTotal = 1000 } = {}) {
  const cart = { branch: 'park', isDelivery: false, isDineIn: false, items: [], expectedTotal }
  const request = { ...emptyForm, comment, ...cart }
  return submitOnce({ cartKey: 'cart', request, idempotencyKey: key, now: at.add({ minutes }) })
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: { headers: object; body: string }) => {
    const { comment, expectedTotal } = JSON.parse(body)
    sent.push({ key: Object(headers)['idempotency-key'], comment, expectedTotal })
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nobody answers')
    return answer
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
  answers.length = 0
})

it.each([
  ['the connection broke', new TypeError('Failed to fetch')],
  ['a gateway answered', new Response(null, { status: 502 })],
  ['the server failed', refused(500, 'internal')],
  ['the server had too much to do', refused(429, 'too-many-requests')],
])('a form changed after %s brings back the order that had arrived', async (_name, lost) => {
  answers.push(lost, placed())
  await send('mit Senf')

  expect(await send('ohne Senf')).toEqual({ kind: 'placed', order, hadArrived: true })
  expect(sent.map(({ key, comment }) => [key, comment])).toEqual([
    ['mit Senf', 'mit Senf'],
    ['mit Senf', 'mit Senf'],
  ])
})

it('a form that can no longer be sent still brings back the order that had arrived, and that alone', async () => {
  const settle = () => settleEarlier('cart', at.add({ minutes: 1 }))
  expect(await settle()).toBeNull()

  answers.push(new TypeError('Failed to fetch'), placed())
  await send('mit Senf')
  expect(await settle()).toEqual({ kind: 'placed', order, hadArrived: true })
  expect(await settle()).toBeNull()

  answers.push(new TypeError('Failed to fetch'), refused(400, 'validation'))
  await send('mit Kren')
  expect(await settle()).toBeNull()
  expect(sent).toHaveLength(4)
})

it('a form that was not changed is sent again under the same key, as the same order', async () => {
  answers.push(new TypeError('Failed to fetch'), placed())
  await send('mit Senf')

  expect(await send('mit Senf')).toEqual({ kind: 'placed', order })
  expect(sent).toHaveLength(2)
})

it('a total that changed under the same key brings back the order that had arrived', async () => {
  answers.push(new TypeError('Failed to fetch'), placed())
  await send('mit Senf')

  const second = await send('mit Senf', { expectedTotal: 1150 })
  expect(second).toEqual({ kind: 'placed', order, hadArrived: true })
  expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([1000, 1000])
})

it('a total that changed under the same key is sent once the earlier one is refused for certain', async () => {
  answers.push(new TypeError('Failed to fetch'), refused(409, 'price-changed'), placed())
  await send('mit Senf')

  expect(await send('mit Senf', { expectedTotal: 1150 })).toEqual({ kind: 'placed', order })
  expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([1000, 1000, 1150])
})

it('a new order is sent once the earlier one is refused for certain', async () => {
  answers.push(new TypeError('Failed to fetch'), refused(409, 'price-changed'), placed())
  await send('mit Senf')

  expect(await send('ohne Senf')).toEqual({ kind: 'placed', order })
  expect(sent.map(({ key }) => key)).toEqual(['mit Senf', 'mit Senf', 'ohne Senf'])
})

it('no new order is sent while the earlier one is still unknown', async () => {
  answers.push(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), placed())
  await send('mit Senf')

  expect((await send('ohne Senf')).kind).toBe('offline')
  expect(await send('ohne Senf')).toMatchObject({ kind: 'placed', hadArrived: true })
  expect(sent.map(({ key }) => key)).toEqual(['mit Senf', 'mit Senf', 'mit Senf'])
})

it.each([
  ['was refused for certain', refused(400, 'validation'), 0],
  ['was placed', placed(), 0],
  ['is forgotten after half an hour', new TypeError('Failed to fetch'), 31],
])('a request that %s does not come back', async (_name, first, minutes) => {
  answers.push(first, placed())
  await send('mit Senf')

  expect(await send('ohne Senf', { minutes })).toEqual({ kind: 'placed', order })
  expect(sent.map(({ key }) => key)).toEqual(['mit Senf', 'ohne Senf'])
})
