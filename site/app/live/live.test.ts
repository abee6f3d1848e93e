// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { askConsent } from '#ui/consent/ask-consent.ts'

import { offerNewsOverlay } from './news-overlay.ts'
import { beforeFirstPaint } from './before-first-paint.ts'
import { scrollToHash } from './scroll-to-hash.ts'

const scrolls: { id: string; how: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrolls.length = 0
  delete document.documentElement.dataset.begun
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    scrolls.push({ id: this.id, how })
  }
  sessionStorage.clear()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a page that opens with a hash', () => {
  /** Opens it as the browser says that it was opened. */
  const open = (hash: string, type = 'navigate') => {
    document.body.innerHTML = '<section id="form"></section>'
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
    location.hash = ''
    location.hash = hash
    scrollToHash(document)
  }

  it('stands at its target after 300 ms, at once', () => {
    open('#form')
    vi.advanceTimersByTime(299)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toEqual([{ id: 'form', how: { behavior: 'instant' } }])
  })

  it('does not wait for what has passed before its script came', () => {
    vi.spyOn(performance, 'now').mockReturnValue(250)
    open('#form')

    vi.advanceTimersByTime(49)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toHaveLength(1)
  })

  it('leaves a visitor alone who has begun to look around', () => {
    open('#form')
    document.documentElement.dataset.begun = ''
    vi.advanceTimersByTime(1000)

    expect(scrolls).toEqual([])
  })

  it.each(['reload', 'back_forward'])('leaves it to the browser on %s', (type) => {
    open('#form', type)
    vi.advanceTimersByTime(1000)

    expect(scrolls).toEqual([])
  })

  describe('that is come back to', () => {
    const scrolledTo = vi.fn<(how: ScrollToOptions) => void>()
    const visit = (key: string) => vi.stubGlobal('navigation', { currentEntry: { key } })
    /** Opens it, looks elsewhere and leaves. */
    const leaveAt = (top: number) => {
      open('#form')
      vi.stubGlobal('scrollY', top)
      window.dispatchEvent(new Event('pagehide'))
    }
    beforeEach(() => {
      scrolledTo.mockClear()
      vi.stubGlobal('scrollTo', scrolledTo)
      visit('first')
      leaveAt(700)
    })

    it.each(['reload', 'back_forward'])('is where it was left, by %s', (type) => {
      open('#form', type)
      vi.advanceTimersByTime(300)

      expect(scrolledTo.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]])
    })

    it('is left alone where its visitor has begun to look around, or never left this one', () => {
      open('#form', 'back_forward')
      document.documentElement.dataset.begun = ''
      vi.advanceTimersByTime(300)
      delete document.documentElement.dataset.begun
      visit('second')
      open('#form', 'back_forward')
      vi.advanceTimersByTime(300)

      expect(scrolledTo).not.toHaveBeenCalled()
    })

    it('stays where the browser has put it where nothing may be remembered', () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
      open('#form', 'back_forward')
      vi.advanceTimersByTime(300)

      expect(scrolledTo).not.toHaveBeenCalled()
    })
  })

  it.each(['#gibt-es-nicht', '#%E0%A4%A', ''])('stays where it is with "%s"', (hash) => {
    open(hash)
    vi.advanceTimersByTime(1000)

    expect(scrolls).toEqual([])
  })
})

describe('the news overlay', () => {
  const open = (more = '') => {
    document.body.innerHTML = `<dialog data-news-overlay><button data-close></button></dialog>${more}`
    offerNewsOverlay(document)
    return document.querySelector('dialog')
  }

  it('appears after 500 ms, and after it was closed not again in this session', () => {
    const first = open()
    vi.advanceTimersByTime(499)
    expect(first?.open).toBe(false)
    vi.advanceTimersByTime(1)
    expect(first?.open).toBe(true)

    first?.querySelector('button')?.click()
    expect([first?.open, sessionStorage.getItem('news')]).toEqual([false, '1'])
    const second = open()
    vi.advanceTimersByTime(1000)
    expect(second?.open).toBe(false)
  })

  it('waits for the answer of whoever is asked for consent, and half a second more', () => {
    const banner = '<section data-consent hidden><button data-consent-choice="denied"></button></section>'
    document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
    const overlay = open(banner)
    const leave = askConsent(document)
    vi.advanceTimersByTime(60_000)
    expect(overlay?.open).toBe(false)

    document.querySelector<HTMLElement>('[data-consent-choice=denied]')?.click()
    vi.advanceTimersByTime(499)
    expect(overlay?.open).toBe(false)
    vi.advanceTimersByTime(1)
    expect(overlay?.open).toBe(true)
    leave()

    const answered = open(banner)
    vi.advanceTimersByTime(500)
    expect(answered?.open).toBe(true)
  })
})

it('a picture that fails to load is marked, until it is there after all', () => {
  document.body.innerHTML = '<img src="/image/weg.jpg" alt="">'
  const image = document.querySelector('img')
  beforeFirstPaint()
  image?.dispatchEvent(new Event('error'))
  expect(image?.dataset.failed).toBe('')

  image?.dispatchEvent(new Event('load'))
  expect(image?.dataset.failed).toBeUndefined()
})

it('what runs before the first paint can be written into a page, since it refers to nothing outside of itself', () => {
  delete document.documentElement.dataset.scripted
  // oxlint-disable-next-line no-implied-eval -- This is what a browser does with the page.
  new Function(`(${beforeFirstPaint})()`)()

  expect(document.documentElement.dataset.scripted).toBe('')
})
