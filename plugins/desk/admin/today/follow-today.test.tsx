// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { FakeStream } from '../../kit/states/fake-stream.fixture.ts'
import { FollowToday } from './follow-today.tsx'

const refresh = vi.fn<() => void>()
const router = { refresh }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

let screen: Screen

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  refresh.mockClear()
  screen = new Screen()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async () => new Response())
})

afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = (at = new Date()) =>
  screen.show(<FollowToday at={at.toISOString()} timeZone="Pacific/Chatham" />)
const hear = (type = 'message') => act(async () => void FakeStream.last?.dispatchEvent(new Event(type)))
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function look(isSeen: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden')
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

test('what was read just now is not read again because news begin, but with the first piece of news', async () => {
  await show()
  await hear()
  await after(10_000)
  expect(refresh).not.toHaveBeenCalled()
  await hear()
  await after(2000)

  expect(refresh).toHaveBeenCalledOnce()
})

test('what was read long before news begin is read again', async () => {
  await show(new Date(Date.now() - 60_000))
  await hear()
  await after(2000)

  expect(refresh).toHaveBeenCalledOnce()
})

test('whatever happened without a connection is read once it is back', async () => {
  await show()
  await hear()
  await hear('error')
  expect(screen.place.textContent).toContain('Keine Verbindung.')
  await hear()
  await after(2000)

  expect(refresh).toHaveBeenCalledOnce()
})

test('a tab that nobody looks at reads nothing, and once when somebody looks again', async () => {
  await show()
  await hear()
  await look(false)
  await hear()
  await after(5 * 60_000)
  expect(refresh).not.toHaveBeenCalled()
  await look(true)
  await after(2000)

  expect(refresh).toHaveBeenCalledOnce()
})

test('names the zone of its time where the browser has another', async () => {
  await screen.show(<FollowToday at="2026-08-03T16:30:00Z" timeZone="Europe/Vienna" />)

  expect(screen.place.textContent).toBe('Stand 18:30 Uhr (Wien)')
})
