// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { afterFirstPaint } from './after-first-paint.ts'

/** Stands in for the browser's own, which jsdom does not bring along. */
const browser = { paints: [] as ((name: string) => void)[], disconnected: 0 }

class Painted {
  private readonly tell: PerformanceObserverCallback

  constructor(tell: PerformanceObserverCallback) {
    this.tell = tell
  }

  observe() {
    browser.paints.push((name) => {
      const entries = { getEntriesByName: (wanted: string) => (wanted === name ? [{ name }] : []) }
      this.tell(entries as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver)
    })
  }

  disconnect() {
    browser.disconnected += 1
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Painted)
  Object.assign(browser, { paints: [], disconnected: 0 })
})

afterEach(() => {
  delete document.documentElement.dataset.begun
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function watch() {
  const state = { hasCome: false, times: 0 }
  afterFirstPaint(() => {
    state.hasCome = true
    state.times += 1
  })
  return state
}

const load = () => window.dispatchEvent(new Event('load'))

const paint = (name: string) => {
  for (const show of browser.paints) show(name)
}

it('waits until content was shown, not only a frame', () => {
  const state = watch()
  load()
  paint('first-paint')
  expect(state.hasCome).toBe(false)

  paint('first-contentful-paint')
  expect(state.hasCome).toBe(true)
  expect(browser.disconnected).toBe(1)
})

it('waits for the first pictures as well', () => {
  const state = watch()
  paint('first-contentful-paint')
  expect(state.hasCome).toBe(false)

  load()
  paint('first-contentful-paint')
  expect(state.hasCome).toBe(true)
})

it('does not wait for a picture for ever', () => {
  const state = watch()
  vi.advanceTimersByTime(2499)
  expect(state.hasCome).toBe(false)

  vi.advanceTimersByTime(1)
  expect(state.hasCome).toBe(true)
})

it('does not let a visitor wait who begins before', () => {
  const state = watch()
  expect(document.documentElement.dataset.begun).toBeUndefined()
  window.dispatchEvent(new Event('pointerdown'))

  expect(state.hasCome).toBe(true)
  expect(document.documentElement.dataset.begun).toBe('')
})

it('starts once, whatever comes after', () => {
  const state = watch()
  window.dispatchEvent(new Event('keydown'))
  load()
  paint('first-contentful-paint')
  vi.advanceTimersByTime(2500)

  expect(state.times).toBe(1)
})

it('can be written into a page, since it refers to nothing outside of itself', () => {
  const times = { started: 0 }
  const written = `(${afterFirstPaint})(start)`
  // oxlint-disable-next-line no-implied-eval -- This is what a browser does with the page.
  new Function('start', written)(() => {
    times.started += 1
  })
  vi.advanceTimersByTime(2500)

  expect(times.started).toBe(1)
})
