import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { FakeStream } from '../shop/fake-stream.fixture.ts'
import { type Connection, followOrder } from './follow-order.ts'

/** Only what following looks at; the rest of an order does not matter here. */
const orderAt = (version: number, status: PublicOrder['status'] = 'awaiting') =>
  ({ uid: 'u-1', hash: 'h-1', version, status }) as PublicOrder

const { streams } = FakeStream
// Every test follows an order first, which opens one.
const stream = () => streams.at(-1) as FakeStream

let answer: () => Response
const fetch = vi.fn<() => Promise<Response>>(async () => answer())
const seen: { orders: number[]; connections: Connection[] } = { orders: [], connections: [] }

function follow(order = orderAt(1)) {
  return followOrder({
    order,
    onOrder: ({ version }) => seen.orders.push(version),
    onConnection: (connection) => seen.connections.push(connection),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', fetch)
  answer = () => Response.json(orderAt(2, 'confirmed'))
  fetch.mockClear()
  seen.orders = []
  seen.connections = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('following an order', () => {
  it('reads the order again when a newer version is announced, and only then', async () => {
    follow()
    stream().open()
    stream().announce(1)
    await settle()
    expect(fetch).not.toHaveBeenCalled()

    stream().announce(2)
    await settle()
    expect(stream().url).toBe('/api/orders/public/u-1/h-1/events')
    expect(seen).toEqual({ orders: [2], connections: ['live', 'live'] })
  })

  it('asks again a moment later where it is answered what was true before', async () => {
    const [before, after] = [orderAt(1), orderAt(2, 'confirmed')]
    answer = () => Response.json(before)
    follow()
    stream().open()
    stream().announce(2)
    await settle()
    answer = () => Response.json(after)
    await vi.advanceTimersByTimeAsync(30_000)

    expect(seen.orders).toEqual([1, 2])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('asks every 10 seconds while the stream is down, and no longer once it is back', async () => {
    follow()
    stream().fail()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetch).toHaveBeenCalledTimes(2)

    stream().open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(seen.connections.at(-1)).toBe('live')
  })

  it('says that it is offline when nothing answers, and recovers', async () => {
    follow()
    stream().fail()
    answer = () => new Response(null, { status: 503 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen.connections.at(-1)).toBe('offline')

    answer = () => Response.json(orderAt(2))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen.connections.at(-1)).toBe('polling')
  })

  it('never turns back to an older version', async () => {
    follow(orderAt(5))
    stream().fail()
    await vi.advanceTimersByTimeAsync(10_000)

    expect(seen.orders).toEqual([])
  })

  it.each(['completed', 'rejected', 'canceled', 'failed'] as const)(
    'ends when the order is %s',
    async (status) => {
      answer = () => Response.json(orderAt(2, status))
      follow()
      stream().fail()
      await vi.advanceTimersByTimeAsync(60_000)

      expect(fetch).toHaveBeenCalledTimes(1)
      expect(stream().isClosed).toBe(true)
      expect(seen.connections.at(-1)).toBe('ended')
    },
  )

  it('ends when the page is left', async () => {
    const leave = follow()
    stream().fail()
    leave()
    await vi.advanceTimersByTimeAsync(60_000)

    expect(fetch).not.toHaveBeenCalled()
    expect(stream().isClosed).toBe(true)
  })
})
