// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { offerNewsOverlay } from './news-overlay.ts'
import { scrollToHash } from './scroll-to-hash.ts'
import { watchPictures } from './watch-pictures.ts'

const scrolls: ScrollToOptions[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => scrolls.push(options))
  scrolls.length = 0
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
  it('scrolls to its target after 300 ms, which then stands 50 px below the top', () => {
    document.body.innerHTML = '<section id="form"></section>'
    const target = document.querySelector('section')
    if (target) target.getBoundingClientRect = () => ({ top: 1000 }) as DOMRect
    location.hash = '#form'
    scrollToHash()

    vi.advanceTimersByTime(299)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toMatchObject([{ top: 950 }])
  })

  it('does not wait for what has passed before its script came', () => {
    document.body.innerHTML = '<section id="form"></section>'
    location.hash = '#form'
    vi.spyOn(performance, 'now').mockReturnValue(250)
    scrollToHash()

    vi.advanceTimersByTime(49)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toHaveLength(1)
  })

  it.each(['#gibt-es-nicht', ''])('stays where it is with "%s"', (hash) => {
    location.hash = hash
    scrollToHash()
    vi.advanceTimersByTime(1000)

    expect(scrolls).toEqual([])
  })
})

describe('the news overlay', () => {
  const open = () => {
    document.body.innerHTML = '<dialog data-news-overlay><button data-close></button></dialog>'
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
})

it('a picture that fails to load says so', () => {
  document.body.innerHTML = '<span data-picture><img src="/image/weg.jpg" alt=""></span>'
  const image = document.querySelector('img')
  watchPictures(document)
  image?.dispatchEvent(new Event('error'))

  expect(image?.parentElement?.dataset.failed).toBe('')
})
