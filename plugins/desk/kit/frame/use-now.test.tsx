// @vitest-environment jsdom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { useNow } from './use-now.ts'

let screen: Screen

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
})

function Clock({ start }: { start: string }) {
  return <time>{useNow(start)}</time>
}

const start = '2026-11-24T22:59:30.000Z'
const told = () => screen.place.textContent
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('it begins as the server has said it, and goes on by itself, over midnight as well', async () => {
  expect(renderToString(<Clock start={start} />)).toContain(start)
  await screen.show(<Clock start={start} />)
  expect(told()).toBe(start)

  await after(60_000)
  expect(told()).toBe('2026-11-24T23:00:30.000Z')
  await after(120_000)
  expect(told()).toBe('2026-11-24T23:02:30.000Z')
})

test('a page that is made anew begins anew', async () => {
  await screen.show(<Clock start={start} />)
  await after(60_000)
  const later = '2026-11-25T06:00:00.000Z'
  await screen.show(<Clock start={later} />)
  expect(told()).toBe(later)

  await after(60_000)
  expect(told()).toBe('2026-11-25T06:01:00.000Z')
})
