// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { openWindow, scrollTo } from '#ui/scrolling.fixture.ts'
import { parallaxBehaviour } from './parallax.behaviour.ts'
import { parallaxFixture } from './parallax.fixture.ts'
import { ParallaxView } from './parallax.tsx'

openWindow()

function open() {
  document.body.innerHTML = renderToStaticMarkup(<ParallaxView section={parallaxFixture} />)
  const element = document.querySelector<HTMLElement>('[data-behaviour=parallax]')
  const layer = document.querySelector<HTMLElement>('[data-layer]')
  if (!element || !layer) throw new Error('no parallax')
  scrollTo(element, 800)
  parallaxBehaviour(element)
  vi.advanceTimersByTime(100)

  return { element, layer }
}

it('the picture moves against the page, from one end of its way to the other', () => {
  const { element, layer } = open()
  const moved = (top: number) => {
    scrollTo(element, top)
    vi.advanceTimersByTime(100)
    return layer.style.transform
  }

  expect([moved(800), moved(200), moved(-400)]).toEqual([
    'translate3d(0px, -9%, 0px)',
    'translate3d(0px, 0%, 0px)',
    'translate3d(0px, 9%, 0px)',
  ])
})

it('the position is sampled at most every 20 ms', () => {
  const { element, layer } = open()
  scrollTo(element, 200)
  const first = layer.style.transform
  vi.advanceTimersByTime(19)
  scrollTo(element, -400)
  expect(layer.style.transform).toBe(first)

  vi.advanceTimersByTime(1)
  expect(layer.style.transform).toBe('translate3d(0px, 9%, 0px)')
})

it('nothing moves for visitors who want no motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { element, layer } = open()
  scrollTo(element, 0)

  expect(layer.style.transform).toBe('')
})
