// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { slidesBehaviour } from './slides.behaviour.ts'
import { Slides } from './slides.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.useRealTimers())

const width = 400

/** A slider whose strip is where it was last sent, as it is when nothing glides. */
function open(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({ key: String(index), content: index }))
  document.body.innerHTML = renderToStaticMarkup(<Slides label="Bilder" slides={slides} />)
  const element = document.querySelector<HTMLElement>('[role=group]')
  const strip = document.querySelector<HTMLElement>('[data-strip]')
  if (!element || !strip) throw new Error('no slider')
  Object.defineProperty(strip, 'clientWidth', { value: width })
  const move = (left: number) => {
    strip.scrollLeft = left
    strip.dispatchEvent(new Event('scroll'))
  }
  strip.scrollTo = ((to: ScrollToOptions) => move(to.left ?? 0)) as typeof strip.scrollTo
  if (element.dataset.behaviour === 'slides') slidesBehaviour(element)

  const dots = [...element.querySelectorAll<HTMLButtonElement>('[data-indicator]')]
  const shown = () => strip.scrollLeft / width
  const marked = () => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true')
  const swipeTo = (index: number) => {
    move(index * width)
    vi.advanceTimersByTime(100)
  }
  return { element, strip, shown, marked, swipeTo, indicator: (index: number) => dots[index]?.click() }
}

describe('a slider', () => {
  it('goes on every 5000 ms and from the last slide to the first', () => {
    const { shown, marked } = open(3)

    vi.advanceTimersByTime(4999)
    expect(shown()).toBe(0)
    vi.advanceTimersByTime(1)
    expect([shown(), marked()]).toEqual([1, 1])
    vi.advanceTimersByTime(5000)
    expect([shown(), marked()]).toEqual([2, 2])
    vi.advanceTimersByTime(5000)
    expect([shown(), marked()]).toEqual([0, 0])
  })

  it('jumps to an indicator and waits anew', () => {
    const { shown, indicator } = open(3)

    vi.advanceTimersByTime(4000)
    indicator(2)
    expect(shown()).toBe(2)
    vi.advanceTimersByTime(4999)
    expect(shown()).toBe(2)
    indicator(1)
    expect(shown()).toBe(1)
  })

  it('follows a swipe with its indicators and waits anew', () => {
    const { shown, marked, swipeTo } = open(3)

    vi.advanceTimersByTime(4000)
    swipeTo(2)
    expect(marked()).toBe(2)
    vi.advanceTimersByTime(4999)
    expect(shown()).toBe(2)
    vi.advanceTimersByTime(1)
    expect([shown(), marked()]).toEqual([0, 0])
  })

  it('does not move beneath a finger', () => {
    const { strip, shown } = open(2)

    strip.dispatchEvent(new Event('touchstart'))
    vi.advanceTimersByTime(20_000)
    expect(shown()).toBe(0)
    strip.dispatchEvent(new Event('touchend'))
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it('stays where the focus is, as long as it is there', () => {
    const { strip, shown } = open(2)

    strip.focus()
    vi.advanceTimersByTime(20_000)
    expect(shown()).toBe(0)
    strip.blur()
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it('with one slide stands still and needs no indicators', () => {
    const { element, strip } = open(1)

    expect(element.dataset.behaviour).toBeUndefined()
    expect(element.querySelectorAll('button')).toHaveLength(0)
    expect(strip.hasAttribute('tabindex')).toBe(false)
  })

  it('can be stopped and goes on when asked to, and never starts for visitors who want no motion', () => {
    const { shown, element } = open(2)
    const pause = element.querySelector<HTMLButtonElement>('[data-pause]')
    pause?.click()
    vi.advanceTimersByTime(20_000)
    expect([shown(), pause?.textContent]).toEqual([0, 'Abspielen'])
    pause?.focus()
    pause?.click()
    vi.advanceTimersByTime(5000)
    expect([shown(), pause?.textContent]).toEqual([1, 'Anhalten'])

    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const still = open(2)
    vi.advanceTimersByTime(20_000)
    expect(still.shown()).toBe(0)
  })
})
