import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Resolves with the next frame that the page draws, see {@link offerFrames}. */
    nextFrame: () => Promise<void>
  }
}

/**
 * Gives pages `nextFrame`. Chromium's shell may lose a frame, and draws no other one until something changes: who
 * scrolls and waits for the frame would wait for ever. After a second, long beyond any frame, the test goes on.
 */
export function offerFrames(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.nextFrame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => drawn())
        setTimeout(drawn, 1000)
      })
  })
}
