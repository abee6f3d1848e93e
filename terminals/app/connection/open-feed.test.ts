// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Outcome } from '#domain/api/call-of.ts'

import { hearRequests } from '../device/requests-told.ts'
import { type Connection, connectionAfter, unconnected } from './connection.ts'
import { openFeed } from './open-feed.ts'

type Body = { docs: string[] }
const failed = { ok: false, errors: [], retryAfterSeconds: null } as const
const unreachable: Outcome<Body> = { ...failed, kind: 'unreachable', status: 0 }
const refused: Outcome<Body> = { ...failed, kind: 'refused', status: 401 }

/** As a browser has it, told what to say. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeStream[] = []
  readyState = 1
  constructor() {
    super()
    FakeStream.all.push(this)
  }
  say(name: string, data = '') {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
}

let close: () => void
let connection: Connection
const stream = () => FakeStream.all.at(-1) as FakeStream // one is opened by each feed

function open(read: () => Outcome<Body>, events: string | null = '/events') {
  const asked = vi.fn<() => Promise<Outcome<Body>>>(async () => read())
  const heard: string[] = []
  const lists: Body[] = []
  connection = unconnected
  const feed = openFeed<Body>({
    read: asked,
    events,
    news: { orders: (data) => heard.push(data) },
    onRead: (body) => lists.push(body),
    tell: (event) => {
      connection = connectionAfter(connection, event)
    },
  })
  ;({ close } = feed)
  return { asked, heard, lists, feed }
}
const list = (): Outcome<Body> => ({ ok: true, status: 200, body: { docs: [] } })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  FakeStream.all = []
  vi.stubGlobal('EventSource', FakeStream)
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a screen reads its list, and again once it listens: what changed before is told to nobody', async () => {
  const { asked, heard } = open(list)
  await pass(0)
  stream().say('ready')
  await pass(0)
  stream().say('orders', 'Nr. 7')

  expect(asked).toHaveBeenCalledTimes(2)
  expect([heard, connection.isLive]).toEqual([['Nr. 7'], true])
})

it('a dead line that nobody closes is noticed all the same', async () => {
  let isThere = true
  open(() => (isThere ? list() : unreachable))
  stream().say('ready')
  await pass(1)
  isThere = false
  await pass(25)

  expect(connection.lostSince).not.toBeNull()
})

it('without a stream the list is read every few seconds, and a closed one is opened again', async () => {
  const { asked } = open(list)
  stream().say('ready')
  await pass(0)
  stream().close()
  stream().say('error')
  const before = asked.mock.calls.length
  await pass(13)

  expect(asked.mock.calls.length - before).toBeGreaterThanOrEqual(3)
  expect([FakeStream.all.length, connection.isLive]).toEqual([2, false])
})

it('what is wanted while a list is on its way is wanted of a later one, and of one only', async () => {
  const { asked } = open(list)
  for (const name of ['gap', 'gap', 'gap']) stream().say(name)
  await pass(0)

  expect(asked).toHaveBeenCalledTimes(2)
})

it('a refused key asks nothing more', async () => {
  const { asked } = open(() => refused)
  await pass(120)

  expect(asked).toHaveBeenCalledTimes(1)
  expect([connection.isUnpaired, stream().readyState]).toEqual([true, FakeStream.CLOSED])
})

it('a browser that knows that it is off the net says so at once, and asks as soon as it is not', async () => {
  let isThere = true
  open(() => (isThere ? list() : unreachable))
  stream().say('ready')
  await pass(1)
  isThere = false
  window.dispatchEvent(new Event('offline'))
  expect(connection.lostSince).not.toBeNull()
  await pass(1)
  expect(connection.lostSince).not.toBeNull()
  isThere = true
  window.dispatchEvent(new Event('online'))
  await pass(0)

  expect(connection.lostSince).toBeNull()
  // The line may be dead without anybody having closed it.
  expect(FakeStream.all.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED, 1])
  stream().say('ready')
  expect(connection.isLive).toBe(true)
})

it('a browser that is wrong about being off the net is found out at once', async () => {
  open(list)
  stream().say('ready')
  await pass(1)
  window.dispatchEvent(new Event('offline'))
  await pass(0)

  expect(connection).toMatchObject({ isLive: true, lostSince: null })
})

it('where nobody tells, it is asked every ten seconds, and at once where something was pressed', async () => {
  let answer: Outcome<Body> = list()
  const doAsked = vi.fn<() => void>()
  const leave = hearRequests(doAsked)
  const { asked, feed } = open(() => answer, null)
  await pass(0)
  expect([FakeStream.all.length, connection.isLive, connection.lostSince]).toEqual([0, true, null])
  await pass(10)
  expect(asked).toHaveBeenCalledTimes(2)
  feed.reload()
  await pass(0)
  expect(asked).toHaveBeenCalledTimes(3)
  // What is asked of the device is heard with it, since no stream tells of it.
  expect(doAsked).toHaveBeenCalledTimes(3)
  leave()

  answer = unreachable
  await pass(10)
  expect([connection.isLive, connection.lostSince]).toEqual([false, expect.any(Number)])
  answer = list()
  await pass(4)
  expect([connection.isLive, connection.lostSince]).toEqual([true, null])
})
