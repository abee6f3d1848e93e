import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { branchShop, product } from '#domain/catalogue/shop.fixture.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { rememberShop } from './browser-shop.ts'
import { FakeStream } from './fake-stream.fixture.ts'
import { followShop } from './follow-shop.ts'

const shown = branchShop({ version: 1 })
const soldOut = branchShop({ version: 2, products: [product({ soldOutUntil: '2026-12-01T00:00:00Z' })] })
const { identifier } = shown.branch

let answer: () => Response
const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => answer())
const seen: BranchShopView[] = []
const page = Object.assign(new EventTarget(), { hidden: false })
const network = { onLine: true }
const browser = new EventTarget()
let leave = () => {}

function follow() {
  leave = followShop({ identifier, onShop: (shop) => seen.push(shop) })
}

function turn(isHidden: boolean) {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('EventSource', FakeStream)
  answer = () => Response.json(shown)
  page.hidden = false
  network.onLine = true
  rememberShop(shown)
})

afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetch.mockClear()
  seen.length = 0
  FakeStream.streams.length = 0
})

it('asks about once a minute, so that the server can answer that nothing has changed', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(69_999)
  expect(fetch).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(fetch.mock.calls).toEqual([
    [`/api/branches/${identifier}/shop`, expect.objectContaining({ method: 'GET', cache: 'no-cache' })],
  ])
  await vi.advanceTimersByTimeAsync(70_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(seen).toEqual([])
})

it('tells of a change once', async () => {
  follow()
  answer = () => Response.json(soldOut)
  await vi.advanceTimersByTimeAsync(140_000)

  expect(fetch).toHaveBeenCalledTimes(2)
  expect(seen).toEqual([soldOut])
})

it('asks nothing while nobody looks, and at once when somebody comes back', async () => {
  follow()
  turn(true)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(fetch).not.toHaveBeenCalled()

  answer = () => Response.json(soldOut)
  turn(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(seen).toEqual([soldOut])
})

it('asks nothing without a network, and at once when it is back', async () => {
  follow()
  network.onLine = false
  browser.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(fetch).not.toHaveBeenCalled()

  network.onLine = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each([200, 503])(
  'does not ask more often when somebody turns back and forth, and it answers %i',
  async (status) => {
    answer = () => Response.json(shown, { status })
    follow()
    for (let times = 0; times < 20; times++) {
      turn(true)
      turn(false)
      await vi.advanceTimersByTimeAsync(250)
    }

    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

it('asks at once where the catalogue comes from a page of an hour ago', async () => {
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  follow()
  await vi.advanceTimersByTimeAsync(0)

  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => new Response(null, { status: 503 })],
])('goes on after %s', async (_, failing) => {
  follow()
  // Fetching fails where answering does.
  answer = failing as () => Response
  await vi.advanceTimersByTimeAsync(70_000)

  answer = () => Response.json(soldOut)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(seen).toEqual([soldOut])
})

it('ends when the page is left', async () => {
  follow()
  leave()
  turn(false)
  await vi.advanceTimersByTimeAsync(10 * 60_000)

  expect(fetch).not.toHaveBeenCalled()
})

const stream = () => FakeStream.streams.at(-1)

it('asks as soon as it is told of another shop than it shows, not once a minute only', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(3000)
  stream()?.announce(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetch).not.toHaveBeenCalled()

  answer = () => Response.json(soldOut)
  stream()?.announce(2)
  stream()?.announce(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(seen).toEqual([soldOut])
})

it('asks at once where the shop had changed before it listened', async () => {
  answer = () => Response.json(soldOut)
  follow()
  await vi.advanceTimersByTimeAsync(3000)
  stream()?.announce(2)
  await vi.advanceTimersByTimeAsync(500)

  expect(seen).toEqual([soldOut])
})

it('asks once more where it is told while it asks', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(3000)
  fetch.mockImplementationOnce(async () => {
    stream()?.announce(3)
    return answer()
  })
  stream()?.announce(2)
  await vi.advanceTimersByTimeAsync(1000)

  expect(fetch).toHaveBeenCalledTimes(2)
})

it('listens only while somebody looks, and hears what was missed when they come back', async () => {
  follow()
  turn(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeStream.streams).toEqual([])

  turn(false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(stream()?.url).toBe(`/api/branches/${identifier}/shop/events`)
  turn(true)
  expect(stream()?.isClosed).toBe(true)
  leave()
  expect(FakeStream.streams).toHaveLength(1)
})
