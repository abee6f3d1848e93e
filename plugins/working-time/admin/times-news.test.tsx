// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type TimeNews, timesMadeOf } from '#domain/workforce/time-news.ts'
import { FakeStream } from '#plugins/desk/kit/states/fake-stream.fixture.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { TimesNews, useFollowed, useTellChanged } from './times-news.tsx'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({ toast: {}, SetStepNav: () => null }))

const read = vi.fn<(part: string) => void>()
const parts = ['atWork', 'months', 'absences', 'leave'] as const
let screen: Screen

function Part({ part }: { part: (typeof parts)[number] }) {
  useFollowed(timesMadeOf[part], part, async () => {
    read(part)
    return { ok: true, status: 200, body: null }
  })
  const tellChanged = useTellChanged()

  return part === 'leave' ? <button onClick={tellChanged}>Sagen</button> : null
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('EventSource', FakeStream)
  screen = new Screen()
  await screen.show(
    <TimesNews>
      {parts.map((part) => (
        <Part key={part} part={part} />
      ))}
    </TimesNews>,
  )
  await say()
  await after(1000)
  read.mockClear()
})
afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (...changed: TimeNews[]) =>
  act(
    async () =>
      void FakeStream.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ changed }) })),
  )
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const readAnew = () => read.mock.calls.map(([part]) => part).toSorted()

it('a press is read by what is made of presses, and by no leave and no absences', async () => {
  await say('working-activities')
  await after(1000)

  expect(readAnew()).toEqual(['atWork', 'months'])
})

it.each<[TimeNews[], string[]]>([
  [['absences'], ['absences', 'leave', 'months']],
  [['time-sheets'], ['leave', 'months']],
  [
    ['users', 'working-activities'],
    ['absences', 'atWork', 'leave', 'months'],
  ],
])('news of %j are read by %j', async (changed, expected) => {
  for (const tag of changed) await say(tag)
  await after(1000)

  expect(readAnew()).toEqual(expected)
})

it('everything is read once something was missed, after a while, and by whoever changed something here', async () => {
  await act(async () => void FakeStream.last?.dispatchEvent(new Event('error')))
  await say()
  await after(1000)
  expect(readAnew()).toEqual(parts.toSorted())

  read.mockClear()
  await after(120_000)
  expect(readAnew()).toEqual(parts.toSorted())

  read.mockClear()
  await screen.press('Sagen')
  await after(1000)
  expect(readAnew()).toEqual(parts.toSorted())
})
