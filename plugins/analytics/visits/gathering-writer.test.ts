import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { asStranger, deadlineMsNow } from '#kernel/database/asking.ts'
import { tellFailure } from '#kernel/database/tell-failure.ts'

import { gatheringWriter } from './gathering-writer.ts'
import type { Told } from './store-visits.ts'

const store = vi.fn<(told: readonly Told[]) => Promise<void>>()

/** All that writing looks at is how much it is. */
const toldOf = (letters = 0) => ({ batch: { category: 'x'.repeat(letters) } }) as unknown as Told
const broken = toldOf()
let writeVisit: (told: Told) => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  writeVisit = gatheringWriter(store)
  store.mockReset().mockImplementation(async (told) => {
    if (told.includes(broken)) throw new Error('cannot be stored')
  })
})
afterEach(() => vi.useRealTimers())

const tell = (count: number) => Promise.all(Array.from({ length: count }, () => writeVisit(toldOf())))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const writtenTogether = () => store.mock.calls.map(([told]) => told.length)

it('writes what little comes at once', async () => {
  const told = tell(3)
  await pass(40)
  await told

  expect(writtenTogether()).toEqual([3])
})

it('gathers longer in a rush, and no more so when it is over', async () => {
  store.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 10)))
  void tell(20)
  await pass(45)
  void tell(30)
  await pass(300)
  void tell(30)
  await pass(80)
  expect(writtenTogether()).toEqual([20])
  await pass(30)
  expect(writtenTogether()).toEqual([20, 60])

  void tell(2)
  await pass(500)
  void tell(1)
  await pass(45)
  expect(writtenTogether()).toEqual([20, 60, 2, 1])
})

it('writes as many as go into one transaction without waiting for more', async () => {
  void tell(450)
  await pass(40)
  expect(writtenTogether()).toEqual([200, 200])
})

it('finds the one that breaks the others, who are stored', async () => {
  const others = Array.from({ length: 63 }, () => writeVisit(toldOf()))
  const refused = writeVisit(broken).catch((reason: unknown) => String(reason))
  await pass(40)

  await Promise.all(others)
  expect(await refused).toBe('Error: cannot be stored')
  expect(writtenTogether()).toHaveLength(13)
})

it('what waits for a database that does not answer is bounded, and whoever comes then hears so', async () => {
  store.mockReturnValue(new Promise(() => undefined))
  void tell(2000)

  await expect(writeVisit(toldOf())).rejects.toMatchObject({ code: 'unavailable' })
})

it('and so is how much of it there is, until it is written', async () => {
  let answer: () => void = () => undefined
  store.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)))
  for (let index = 0; index < 400; index += 1) void writeVisit(toldOf(60_000)).catch(() => undefined)
  await expect(writeVisit(toldOf(60_000))).rejects.toMatchObject({ code: 'unavailable' })
  await pass(40)
  answer()
  await pass(400)

  const told = writeVisit(toldOf(60_000))
  for (let write = 0; write < 4; write += 1) {
    answer()
    await pass(400)
  }
  await expect(told).resolves.toBeUndefined()
})

/** As the pool tells it. */
const failing = (error: object) => tellFailure(Object.assign(new Error('failed'), error), undefined)
const refusalsOf = async (told: Promise<void>[]) => {
  const settled = await Promise.allSettled(told)
  return settled.map((each) =>
    each.status === 'rejected' ? (each.reason as { code: string }).code : 'stored',
  )
}
const tellMany = (count: number) => Array.from({ length: count }, () => writeVisit(toldOf()))

it('tries nobody by themselves while the database is away: all who wait hear it at once', async () => {
  store.mockImplementation(async () => {
    throw failing({ code: 'ECONNREFUSED' })
  })
  const refusals = refusalsOf(tellMany(500))
  await pass(40)

  expect(new Set(await refusals)).toEqual(new Set(['unavailable']))
  expect(writtenTogether()).toEqual([200])
})

it('tries a few of what took too long, and where they do as well nobody waits for more', async () => {
  store.mockImplementation(async () => {
    throw failing({ code: '57014' })
  })
  const refusals = refusalsOf(tellMany(500))
  await pass(40)

  expect(new Set(await refusals)).toEqual(new Set(['took-too-long']))
  expect(writtenTogether()).toEqual([200, 8])
})

it('stores in parts what is too much at once', async () => {
  store.mockImplementation(async (told) => {
    if (told.length > 60) throw failing({ code: '57014' })
  })
  const stored = refusalsOf(tellMany(200))
  await pass(40)

  expect(new Set(await stored)).toEqual(new Set(['stored']))
  expect(writtenTogether()).toEqual([200, 8, 96, 8, 44, 44, 96, 8, 44, 44])
})

it('goes on with those who gave way to somebody else', async () => {
  store.mockRejectedValueOnce(failing({ code: '40P01' }))
  const stored = refusalsOf(tellMany(4))
  await pass(40)

  expect(await stored).toEqual(['stored', 'stored', 'stored', 'stored'])
})

it('takes as long for whoever came first as for anybody else', async () => {
  const deadlines: number[] = []
  store.mockImplementation(async () => {
    deadlines.push(deadlineMsNow())
  })
  for (const more of [{}, { deadlineMs: 30_000 }]) {
    asStranger(() => void writeVisit(toldOf()), more)
    await pass(40)
  }

  expect(deadlines).toEqual([2000, 2000])
})
