// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { atMostEvery } from './at-most-every.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('what scrolls a hundred times in a tenth of a second is sampled every 20 ms, to its end', () => {
  const sample = vi.fn<() => void>()
  const scroll = atMostEvery(20, sample)

  for (let step = 0; step < 100; step += 1) {
    scroll()
    vi.advanceTimersByTime(1)
  }
  expect(sample).toHaveBeenCalledTimes(6)

  vi.advanceTimersByTime(1000)
  expect(sample).toHaveBeenCalledTimes(6)
})
