import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { uploads } from './upload-store.ts'

type Answer = { status: number; body: object; retryAfter?: string } | 'broken'

/** What the browser sends by; each test answers what has been sent when it likes. */
class FakeRequest {
  static open: FakeRequest[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  address = ''
  private retryAfter: string | null = null

  open(_method: string, address: string): void {
    this.address = address
  }

  getResponseHeader(): string | null {
    return this.retryAfter
  }

  send(): void {
    FakeRequest.open.push(this)
  }

  answer(answer: Answer): void {
    FakeRequest.open = FakeRequest.open.filter((request) => request !== this)
    if (answer === 'broken') return this.onerror?.()
    this.status = answer.status
    this.responseText = JSON.stringify(answer.body)
    this.retryAfter = answer.retryAfter ?? null
    this.onload?.()
  }
}

const asked = new Set<unknown>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('window', {
    addEventListener: (_: string, ask: unknown) => asked.add(ask),
    removeEventListener: (_: string, ask: unknown) => asked.delete(ask),
  })
})

afterEach(() => {
  for (const { key } of uploads.queue()) uploads.change({ type: 'forget', key })
  FakeRequest.open = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const add = (...names: string[]) =>
  uploads.add(
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
    { folder: null, mayAddFiles: true },
  )
const done = { status: 201, body: { doc: { id: '1' } } }
const answer = async (given: Answer) => {
  FakeRequest.open[0]?.answer(given)
  await vi.advanceTimersByTimeAsync(0)
}
const states = () => uploads.queue().map(({ name, state }) => `${name} ${state}`)

describe('a hundred files on their way', () => {
  it('go three at once until all are there, and the browser asks before it leaves them', async () => {
    add(...Array.from({ length: 100 }, (_, index) => `${index}.png`))
    expect(FakeRequest.open).toHaveLength(3)
    expect(asked.size).toBe(1)

    for (let count = 0; count < 100; count += 1) {
      expect(FakeRequest.open.length).toBeLessThanOrEqual(3)
      await answer(done)
    }
    expect(uploads.queue().every(({ state }) => state === 'done')).toBe(true)
    expect(asked.size).toBe(0)
  })

  it('go on where one fails, which can be tried again', async () => {
    add('a.png', 'b.png')
    await answer('broken')
    await answer(done)
    expect(states()).toEqual(['a.png failed', 'b.png done'])

    const [failed] = uploads.queue()
    uploads.change({ type: 'retry', key: failed?.key ?? '' })
    await answer(done)
    expect(states()).toEqual(['a.png done', 'b.png done'])
  })

  it('wait as long as the server says, and then come by themselves', async () => {
    add('a.png')
    await answer({ status: 429, body: { errors: [{ message: 'Zu viele.' }] }, retryAfter: '20' })
    await vi.advanceTimersByTimeAsync(19_000)
    expect(FakeRequest.open).toHaveLength(0)

    await vi.advanceTimersByTimeAsync(1500)
    expect(FakeRequest.open).toHaveLength(1)
    await answer(done)
    expect(states()).toEqual(['a.png done'])
  })

  it('are asked about where they are there already, and sent all the same on demand', async () => {
    add('a.png')
    expect(FakeRequest.open[0]?.address).toContain('unlessKnown=true')
    const known = { collection: 'images', id: '9', title: 'Suppe' }
    await answer({ status: 409, body: { errors: [{ code: 'already-there', message: 'Da.', data: known }] } })
    expect(states()).toEqual(['a.png known'])

    uploads.change({ type: 'anyway', key: uploads.queue()[0]?.key ?? '' })
    expect(FakeRequest.open[0]?.address).not.toContain('unlessKnown')
    await answer(done)
    expect(states()).toEqual(['a.png done'])
  })
})
