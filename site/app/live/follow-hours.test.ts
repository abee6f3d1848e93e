// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { followHours } from './follow-hours.ts'

const told = (until: string, words: string) => `<p data-open-until="${until}">${words}</p>`
const pageOf = (markup: string) => new DOMParser().parseFromString(markup, 'text/html')
const open = told('2026-11-30T12:00:00Z', 'geöffnet')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T11:00:00Z') })
  document.body.innerHTML = open
})
afterEach(() => vi.useRealTimers())

it('what is said of openness is asked for again when it no longer holds, and not before', async () => {
  const ask = vi.fn<() => Promise<Document | null>>(async () =>
    pageOf(told('2026-12-01T12:00:00Z', 'geschlossen')),
  )
  followHours(document, { ask, spread: () => 0.5 })

  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(document.body.textContent).toBe('geschlossen')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('nothing is said where nobody answers', async () => {
  followHours(document, { ask: async () => null, spread: () => 0 })
  await vi.advanceTimersByTimeAsync(3_700_000)

  expect(document.body.textContent).toBe('')
})

it('a visitor whose clock is ahead asks once', async () => {
  const ask = vi.fn<() => Promise<Document | null>>(async () => pageOf(open))
  followHours(document, { ask, spread: () => 0 })
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)

  expect(ask).toHaveBeenCalledTimes(1)
})
