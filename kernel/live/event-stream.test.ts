import { expect, test, vi } from 'vitest'

import type { LiveBus } from './live-bus.ts'
import { openEventStream } from './event-stream.ts'

/** A bus whose messages are told by hand, and which knows how many listen. */
function openBus() {
  const hearing = new Set<(message: { tags: string[] }) => void>()
  const closing = new Set<() => void>()
  const gaps = new Set<() => void>()
  const bus: LiveBus = {
    subscribe: (hear) => (hearing.add(hear), () => hearing.delete(hear)),
    onOwn: () => () => undefined,
    tellOwn: () => undefined,
    onGap: (refill) => (gaps.add(refill), () => gaps.delete(refill)),
    onClose: (end) => (closing.add(end), () => closing.delete(end)),
    isConnected: () => true,
    isAway: () => false,
    close: async () => closing.forEach((end) => end()),
  }
  const tell = (tag: string) => hearing.forEach((hear) => hear({ tags: [tag] }))
  return { bus, tell, gap: () => gaps.forEach((refill) => refill()), listening: () => hearing.size }
}

function open(bus: LiveBus, order: { version: number }, signal?: AbortSignal) {
  const read = vi.fn<() => Promise<{ id: number; event: { version: number } }>>(async () => ({
    id: order.version,
    event: { version: order.version },
  }))
  const { body } = openEventStream({ bus, tags: ['orders:u'], signal, read })
  if (!body) throw new Error('The stream has no body')
  return { read, versions: versionsOf(body) }
}

async function* versionsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<number> {
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    for (const [, json] of decoder.decode(chunk).matchAll(/data: (.*)\n/g)) {
      yield JSON.parse(json ?? '').version
    }
  }
}

test('a change is read once for all who look at the order, and told to each of them', async () => {
  const { bus, tell } = openBus()
  const order = { version: 1 }
  const streams = [open(bus, order), open(bus, order), open(bus, order)]
  for (const { versions } of streams) expect(await versions.next()).toMatchObject({ value: 1 })
  for (const { read } of streams) read.mockClear()

  order.version = 2
  tell('orders:another')
  tell('orders:u')

  for (const { versions } of streams) expect(await versions.next()).toMatchObject({ value: 2 })
  expect(streams.flatMap(({ read }) => read.mock.calls)).toHaveLength(1)
})

test('whoever comes later does not make the others hear the same again', async () => {
  const { bus, tell } = openBus()
  const order = { version: 1 }
  const first = open(bus, order)
  expect(await first.versions.next()).toMatchObject({ value: 1 })
  expect(await open(bus, order).versions.next()).toMatchObject({ value: 1 })

  order.version = 2
  tell('orders:u')
  expect(await first.versions.next()).toMatchObject({ value: 2 })
})

test('where there is nothing to read but that something happened, whoever comes later is no news', async () => {
  const { bus, tell } = openBus()
  const openNews = () => {
    const { body } = openEventStream({
      bus,
      tags: ['orders:u'],
      signal: undefined,
      read: async (news) => ({ id: news, event: { version: news } }),
    })
    if (!body) throw new Error('The stream has no body')
    return versionsOf(body)
  }
  const first = openNews()
  expect(await first.next()).toMatchObject({ value: 0 })
  expect(await openNews().next()).toMatchObject({ value: 0 })
  tell('orders:u')

  expect(await first.next()).toMatchObject({ value: 1 })
  expect(await openNews().next()).toMatchObject({ value: 1 })
  tell('orders:u')
  expect(await first.next()).toMatchObject({ value: 2 })
})

test('what is read is told which of its tags were meant since, and all of them after a gap', async () => {
  const { bus, tell, gap } = openBus()
  const asked: string[][] = []
  const { body } = openEventStream({
    bus,
    tags: ['absences', 'users'],
    signal: undefined,
    read: async (news, heard) => {
      asked.push([...heard])
      return { id: news, event: { version: news } }
    },
  })
  if (!body) throw new Error('The stream has no body')
  const versions = versionsOf(body)
  await versions.next()
  tell('users')
  await versions.next()
  tell('contracts')
  gap()
  await versions.next()
  tell('absences')
  tell('users')
  for (let version = 0; version < 4; ) version = (await versions.next()).value ?? 4

  expect(asked.slice(0, 3)).toEqual([[], ['users'], ['absences', 'users']])
  expect(asked.slice(3).flat()).toEqual(['absences', 'users'])
})

test('what clients have left is closed, and nobody listens once the last has gone', async () => {
  const { bus, tell, listening } = openBus()
  const order = { version: 1 }
  const leaving = new AbortController()
  const aborted = open(bus, order, leaving.signal)
  const returned = open(bus, order)
  await aborted.versions.next()
  await returned.versions.next()

  leaving.abort()
  expect(await aborted.versions.next()).toMatchObject({ done: true })
  expect(listening()).toBe(1)
  order.version = 2
  tell('orders:u')
  expect(await returned.versions.next()).toMatchObject({ value: 2 })

  await returned.versions.return(undefined)
  expect(listening()).toBe(0)
})

test('a client that left before the stream began is not listened for', async () => {
  const { bus, listening } = openBus()
  const { versions, read } = open(bus, { version: 1 }, AbortSignal.abort())

  expect(await versions.next()).toMatchObject({ done: true })
  expect([listening(), read.mock.calls.length]).toEqual([0, 0])
})

test('an order that cannot be read any more ends all its streams', async () => {
  const { bus, tell, listening } = openBus()
  const streams = [open(bus, { version: 1 }), open(bus, { version: 1 })]
  for (const { versions } of streams) await versions.next()

  streams[0]?.read.mockRejectedValue(new Error('Die Datenbank ist weg'))
  tell('orders:u')

  for (const { versions } of streams) expect(await versions.next()).toMatchObject({ done: true })
  expect(listening()).toBe(0)
})

test('who follows several things hears of a change of any of them, and of nothing else', async () => {
  const { bus, tell } = openBus()
  let id = 1
  const read = vi.fn<() => Promise<{ id: number; event: { version: number } }>>(async () => ({
    id,
    event: { version: id },
  }))
  const { body } = openEventStream({ bus, tags: ['orders', 'branches'], signal: undefined, read })
  if (!body) throw new Error('The stream has no body')
  const versions = versionsOf(body)
  expect(await versions.next()).toMatchObject({ value: 1 })

  id = 2
  tell('products')
  tell('branches')

  expect(await versions.next()).toMatchObject({ value: 2 })
  expect(read).toHaveBeenCalledTimes(2)
})
