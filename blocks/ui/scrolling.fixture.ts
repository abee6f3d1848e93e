import { afterEach, beforeEach, vi } from 'vitest'

/** A window of 1440 × 800 with a clock that the test moves, for visitors who like motion. */
export function openWindow(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('innerHeight', 800)
    vi.stubGlobal('innerWidth', 1440)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Says where an element stands in the window, and tells the page that it has been scrolled there. */
export function scrollTo(element: Element, top: number, height = 400): void {
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect
  dispatchEvent(new Event('scroll'))
}
