import { afterEach, beforeEach, vi } from 'vitest'

/** A window of 1440 × 800 with a clock that the test moves, for visitors who like motion. */
export function openWindow(): void {
  beforeEach(() => {
    watched.length = 0
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Sighting)
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
  for (const sighting of watched) sighting.look()
}

const watched: Sighting[] = []

/** Tells at once, and then whenever the element comes into the window or leaves it, as a browser does after scrolling. */
class Sighting {
  private readonly tell: (sightings: { isIntersecting: boolean }[]) => void
  private element: Element | undefined
  private isIntersecting: boolean | undefined

  constructor(tell: (sightings: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }

  observe(element: Element): void {
    this.element = element
    watched.push(this)
    this.look()
  }

  look(): void {
    if (!this.element) return
    const { top, bottom } = this.element.getBoundingClientRect()
    const isIntersecting = bottom >= 0 && top <= innerHeight
    if (isIntersecting === this.isIntersecting) return
    this.isIntersecting = isIntersecting
    this.tell([{ isIntersecting }])
  }
}
