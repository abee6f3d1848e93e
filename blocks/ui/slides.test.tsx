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

function open(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({ key: String(index), content: index }))
  document.body.innerHTML = renderToStaticMarkup(<Slides label="Bilder" slides={slides} />)
  const element = document.querySelector<HTMLElement>('[role=group]')
  if (!element) throw new Error('no slider')
  if (element.dataset.behaviour === 'slides') slidesBehaviour(element)

  const shown = () =>
    [...element.querySelectorAll('[data-slide]')].findIndex(
      (each) => 'active' in (each as HTMLElement).dataset,
    )
  const indicator = (index: number) =>
    element.querySelectorAll<HTMLButtonElement>('[data-indicator]')[index]?.click()
  return { element, shown, indicator }
}

describe('a slider', () => {
  it('goes on every 5000 ms and from the last slide to the first', () => {
    const { shown } = open(3)

    vi.advanceTimersByTime(4999)
    expect(shown()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBe(0)
  })

  it('jumps to an indicator and waits anew, from the left or the right by its place', () => {
    const { shown, indicator, element } = open(3)

    vi.advanceTimersByTime(4000)
    indicator(2)
    expect([shown(), element.dataset.direction]).toEqual([2, 'right'])
    vi.advanceTimersByTime(4999)
    expect(shown()).toBe(2)
    indicator(1)
    expect([shown(), element.dataset.direction]).toEqual([1, 'left'])
  })

  it('with one slide stands still and needs no indicators', () => {
    const { element } = open(1)

    expect(element.dataset.behaviour).toBeUndefined()
    expect(element.querySelectorAll('button')).toHaveLength(0)
  })

  it('can be stopped, and never starts for visitors who want no motion', () => {
    const { shown, element } = open(2)
    element.querySelector<HTMLButtonElement>('[data-pause]')?.click()
    vi.advanceTimersByTime(20_000)
    expect(shown()).toBe(0)

    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const still = open(2)
    vi.advanceTimersByTime(20_000)
    expect(still.shown()).toBe(0)
  })
})
