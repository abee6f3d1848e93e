// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { openWindow, scrollTo } from '#ui/scrolling.fixture.ts'
import { parallaxVideoBehaviour } from './parallax-video.behaviour.ts'
import { parallaxVideoFixture } from './parallax-video.fixture.ts'
import { ParallaxVideoView } from './parallax-video.tsx'

openWindow()

function open() {
  const props = { section: parallaxVideoFixture, page, website, position: 0 }
  document.body.innerHTML = renderToStaticMarkup(<ParallaxVideoView {...props} />)
  const element = document.querySelector<HTMLElement>('[data-behaviour=parallax-video]')
  const video = document.querySelector('video')
  if (!element || !video) throw new Error('no parallax video')
  const positions: number[] = []
  Object.defineProperty(video, 'duration', { value: 10 })
  Object.defineProperty(video, 'currentTime', {
    set: (seconds: number) => {
      positions.push(seconds)
    },
  })
  scrollTo(element, 800)
  parallaxVideoBehaviour(element)
  vi.advanceTimersByTime(100)
  positions.length = 0

  return { element, video, positions }
}

it('the position in the video is the way of the section through the window, and sought once at either end', () => {
  const { element, positions } = open()
  for (const top of [800, 800, 200, 200, -400, -401, -900]) {
    scrollTo(element, top)
    vi.advanceTimersByTime(100)
  }

  expect(positions).toEqual([5, 10])
})

it('the way is sampled at most every 20 ms, and once more where it ends', () => {
  const { element, positions } = open()
  for (let top = 790; top > 200; top -= 10) {
    scrollTo(element, top)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(1000)

  expect(positions).toHaveLength(4)
  expect(positions.at(-1)).toBeCloseTo(4.92, 2)
})

it('a seek that takes long is followed by a rest twice as long, and then by where the page has come to', () => {
  const { element, video, positions } = open()
  let isSeeking = false
  Object.defineProperty(video, 'seeking', { get: () => isSeeking })
  const scroll = (top: number) => {
    scrollTo(element, top)
    vi.advanceTimersByTime(30)
  }

  scroll(200)
  isSeeking = true
  scroll(100)
  scroll(50)
  isSeeking = false
  video.dispatchEvent(new Event('seeked'))
  scroll(0)
  vi.advanceTimersByTime(100)
  expect(positions).toEqual([5])

  vi.advanceTimersByTime(100)
  expect(positions).toHaveLength(2)
  expect(positions.at(-1)).toBeCloseTo(6.67, 2)
})

it('a seek of the browser itself is no reason to rest', () => {
  const { element, video, positions } = open()
  for (const wait of [5000, 30]) {
    video.dispatchEvent(new Event('seeked'))
    vi.advanceTimersByTime(wait)
  }
  scrollTo(element, 200)

  expect(positions).toEqual([5])
})

it('the video is loaded only when it may move', () => {
  expect(open().video.preload).toBe('auto')

  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { element, video, positions } = open()
  scrollTo(element, 0)
  expect([video.preload, positions]).toEqual(['none', []])
})
