import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keptMoves } from './kept-moves.ts'
import { Outbox, type SendResult } from './outbox.ts'
import type { QueuedMove } from './screen-call.ts'

const move = (id: string): QueuedMove => ({
  id,
  at: Date.now(),
  about: `Nr. ${id}`,
  meant: 'Abholbereit',
  call: { kind: 'move', order: id, action: 'in-delivery' },
  person: null,
})

/** The device: what is kept outlives the page. */
function device() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  }
}

/** A server that answers as it is told, else that it is done. */
function server(...answers: SendResult[]) {
  const heard: string[] = []
  return {
    heard,
    send: vi.fn<(move: QueuedMove) => Promise<SendResult>>(async ({ id }) => {
      heard.push(id)
      return answers.shift() ?? { kind: 'done' }
    }),
  }
}

const open = (storage: ReturnType<typeof device>, { send }: ReturnType<typeof server>) => {
  const outbox = new Outbox({ kept: keptMoves(storage, 'moves'), send })
  outbox.open()
  return outbox
}
const later: SendResult = { kind: 'later', afterMs: null }
const idsOf = (outbox: Outbox) => outbox.state().moves.map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('what is pressed without a network', () => {
  it('waits, and arrives once and in its order when there is one', async () => {
    const house = server(later, later)
    const outbox = open(device(), house)
    for (const id of ['1', '2', '3']) outbox.add(move(id))
    await vi.advanceTimersByTimeAsync(0)
    expect(idsOf(outbox)).toEqual(['1', '2', '3'])

    await vi.advanceTimersByTimeAsync(60_000)
    expect(idsOf(outbox)).toEqual([])
    expect(house.heard).toEqual(['1', '1', '1', '2', '3'])
  })

  it('is still there after the browser was killed', async () => {
    const tablet = device()
    const before = open(tablet, server(later))
    before.add(move('1'))
    before.add(move('2'))
    const house = server()
    const after = open(tablet, house)
    expect(idsOf(after)).toEqual(['1', '2'])

    await vi.advanceTimersByTimeAsync(0)
    expect(house.heard).toEqual(['1', '2'])
    expect(keptMoves(tablet, 'moves').read()).toEqual({ moves: [], conflicts: [] })
  })

  it('is taken back before anybody has heard of it, but not while it is on its way', async () => {
    const house = server(later)
    const outbox = open(device(), house)
    outbox.add(move('1'))
    expect(outbox.withdraw('1')).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.withdraw('1')).toBe(true)

    await vi.advanceTimersByTimeAsync(60_000)
    expect(house.heard).toEqual(['1'])
  })

  it('is forgotten after half a day, for nobody stands by it any more', () => {
    const tablet = device()
    open(tablet, server(later)).add(move('1'))
    vi.advanceTimersByTime(13 * 60 * 60_000)

    expect(idsOf(open(tablet, server()))).toEqual([])
  })
})

it('what is refused is shown until somebody has seen it, also after a reload, and holds nothing up', async () => {
  const tablet = device()
  const house = server({ kind: 'refused', message: 'Dafür ist es zu spät.', status: 'canceled' })
  const outbox = open(tablet, house)
  outbox.add(move('1'))
  outbox.add(move('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(house.heard).toEqual(['1', '2'])

  const after = open(tablet, server())
  expect(after.state().conflicts).toMatchObject([
    { move: { id: '1' }, message: 'Dafür ist es zu spät.', status: 'canceled' },
  ])
  after.acknowledge('1')
  expect(open(tablet, server()).state().conflicts).toEqual([])
})

it('whoever is asked for their PIN again goes on with what they pressed, or without their name', async () => {
  const house = server({ kind: 'who-is-it' }, { kind: 'who-is-it' })
  const outbox = open(device(), house)
  outbox.add({ ...move('1'), person: 'mia' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([house.heard, outbox.state().isAsking]).toEqual([['1'], true])

  outbox.goOn('same')
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.state().isAsking).toBe(true)
  outbox.goOn('nobody')
  await vi.advanceTimersByTimeAsync(0)
  expect(house.send.mock.lastCall).toMatchObject([{ id: '1', person: null }])
  expect(idsOf(outbox)).toEqual([])
})

it('a revoked key sends nothing more and drops nothing by itself', async () => {
  const outbox = open(device(), server({ kind: 'unpaired' }))
  outbox.add(move('1'))
  outbox.add(move('2'))
  await vi.advanceTimersByTimeAsync(60_000)

  expect(outbox.state()).toMatchObject({ isUnpaired: true, moves: [{ id: '1' }, { id: '2' }] })
})

it('two tabs of a screen lose nothing of one another', () => {
  const tablet = device()
  const [one, other] = [open(tablet, server(later)), open(tablet, server(later))]
  one.add(move('1'))
  other.add(move('2'))
  one.readAgain()

  expect([idsOf(one), idsOf(other)]).toEqual([
    ['1', '2'],
    ['1', '2'],
  ])
})

it('whatever the network does, and however often the page is killed, each press arrives in its order', async () => {
  const step = fc.oneof(
    fc.constant('press' as const),
    fc.constant('kill' as const),
    fc.constant('wait' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step), fc.array(fc.boolean()), async (steps, network) => {
      const [tablet, done] = [device(), [] as string[]]
      const house = {
        heard: [],
        send: vi.fn<(move: QueuedMove) => Promise<SendResult>>(async ({ id }) => {
          if (!(network.shift() ?? true)) return later
          if (!done.includes(id)) done.push(id)
          return { kind: 'done' }
        }),
      }
      let outbox = open(tablet, house)
      let count = 0
      for (const each of steps) {
        if (each === 'press') outbox.add(move(String((count += 1))))
        if (each === 'kill') outbox = open(tablet, house)
        if (each === 'wait') await vi.advanceTimersByTimeAsync(5000)
      }
      await vi.advanceTimersByTimeAsync(20 * 60_000)
      outbox = open(tablet, house)

      expect(done).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)))
      expect(idsOf(outbox)).toEqual([])
    }),
  )
})
