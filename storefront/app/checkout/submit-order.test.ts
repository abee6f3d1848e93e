import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyForm } from '#domain/ordering/entered-form.ts'

import { submitOrder } from './submit-order.ts'

const request = {
  ...emptyForm,
  branch: 'park',
  isDelivery: false,
  isDineIn: false,
  items: [],
  expectedTotal: 0,
}
const order = { uid: 'u', hash: 'h' }
const noWait = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve())

function answering(...answers: (Response | Error)[]) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift() ?? new Response(null, { status: 500 })
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const refusedWith = (status: number, code: string, headers = {}) =>
  Response.json({ errors: [{ message: 'Bitte prüfen.', code, field: 'email' }] }, { status, headers })
const submit = () => submitOrder({ request, idempotencyKey: 'key-1', wait: noWait })

afterEach(() => {
  vi.unstubAllGlobals()
  noWait.mockClear()
})

describe('sending an order', () => {
  it('carries the idempotency key of the cart', async () => {
    const fetch = answering(Response.json(order, { status: 201 }))

    expect(await submit()).toEqual({ kind: 'placed', order })
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'idempotency-key': 'key-1' })
  })

  it.each([
    [400, 'validation', 'refused'],
    [422, 'idempotency-key-reused', 'refused'],
    [429, 'too-many-requests', 'refused'],
    [409, 'price-changed', 'price-changed'],
    [500, 'internal', 'refused'],
  ])('answers a %i %s as %s', async (status, code, kind) => {
    answering(refusedWith(status, code))

    expect((await submit()).kind).toBe(kind)
  })

  it('does not call a guest offline whose answer was lost on its way', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    answering(new TypeError('Failed to fetch'))

    expect(await submit()).toEqual({ kind: 'unknown' })
  })

  it.each([
    ['no body', new Response(null, { status: 502 })],
    ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a success without an order', Response.json({})],
    ['a success without words', new Response(null, { status: 204 })],
    ['a success that says nothing', Response.json(null)],
  ])('does not know what happened after %s', async (_name, response) => {
    answering(response)

    expect(await submit()).toEqual({ kind: 'unknown' })
  })

  it('says so when the server cannot be reached', async () => {
    answering(new TypeError('Failed to fetch'))

    expect(await submit()).toEqual({ kind: 'offline' })
  })

  it('waits for its own first attempt and asks with the same key', async () => {
    const fetch = answering(
      refusedWith(409, 'order-in-progress', { 'retry-after': '2' }),
      Response.json(order, { status: 201 }),
    )

    expect((await submit()).kind).toBe('placed')
    expect(noWait).toHaveBeenCalledExactlyOnceWith(2000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives up on an attempt that never ends', async () => {
    const fetch = answering(...Array.from({ length: 20 }, () => refusedWith(409, 'order-in-progress')))

    expect(await submit()).toEqual({ kind: 'in-progress' })
    expect(fetch).toHaveBeenCalledTimes(6)
  })
})
