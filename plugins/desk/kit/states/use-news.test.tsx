// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { FakeStream } from './fake-stream.fixture.ts'
import { useNews } from './use-news.ts'

let screen: Screen
const heard = vi.fn<(said: readonly string[] | null) => void>()

function View() {
  useNews('/events', heard)
  return null
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', FakeStream)
  heard.mockClear()
  screen = new Screen()
  await screen.show(<View />)
})
afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (kind: 'message' | 'error', data = '') =>
  act(async () => void FakeStream.last?.dispatchEvent(new MessageEvent(kind, { data })))
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('the first message is no news, and many at once are read once', async () => {
  await say('message')
  await after(1000)
  expect(heard).not.toHaveBeenCalled()
  for (let nth = 0; nth < 5; nth += 1) await say('message')
  await after(1000)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('news that never end are read all the same', async () => {
  for (let nth = 0; nth < 20; nth += 1) {
    await say('message')
    await after(100)
  }

  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(5)
})

it('what changed while nothing was heard is read once the stream is back', async () => {
  const refused = FakeStream.last
  if (refused) refused.readyState = FakeStream.CLOSED
  await say('error')
  await after(6000)
  expect(FakeStream.last).not.toBe(refused)
  await say('message')
  await after(1000)

  expect(heard).toHaveBeenCalledTimes(1)
})

it('what was said since is told with the news, and that nobody knows where some of it was missed', async () => {
  for (const data of ['first', 'a', 'b']) await say('message', data)
  await after(1000)
  await say('message', 'c')
  await say('error')
  await after(1000)
  await say('message', 'after a gap')
  await say('message', 'd')
  await after(1000)
  await say('message', 'e')
  await after(1000)

  expect(heard.mock.calls).toEqual([[['a', 'b']], [['c']], [null], [['e']]])
})
