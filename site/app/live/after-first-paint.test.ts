// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { afterFirstPaint } from './after-first-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits until a frame was shown', async () => {
  vi.useFakeTimers()
  let showFrame = () => undefined as void
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    showFrame = callback
    return 0
  })
  let hasCome = false
  void afterFirstPaint().then(() => {
    hasCome = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(hasCome).toBe(false)

  showFrame()
  await vi.advanceTimersByTimeAsync(0)
  expect(hasCome).toBe(true)
})

it('does not let a visitor wait who begins before', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const ready = afterFirstPaint()
  window.dispatchEvent(new Event('pointerdown'))

  await expect(ready).resolves.toBeUndefined()
})
