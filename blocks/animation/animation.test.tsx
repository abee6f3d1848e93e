// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { animationLabel, isReversed, secondsAt } from './animation-state.ts'
import { animationBehaviour } from './animation.behaviour.ts'
import { animationFixture } from './animation.fixture.ts'
import { AnimationView } from './animation.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([
  [0, 'Schmutzig...', false],
  [50, 'Schmutzig...', false],
  [51, 'Fast geschafft.', true],
  [99, 'Fast geschafft.', true],
  [100, 'Clean!', true],
])('at %d percent it says %s and is reversed: %s', (percent, label, reversed) => {
  expect([animationLabel(percent), isReversed(percent)]).toEqual([label, reversed])
})

it('the position is a share of the duration, as far as one knows it', () => {
  expect([secondsAt(25, 8), secondsAt(100, 8), secondsAt(400, 8), secondsAt(50, Number.NaN)]).toEqual([
    2, 8, 8, 0,
  ])
})

describe('the slider', () => {
  it('moves the video at most every 40 ms and ends where it was let go', () => {
    const props = { section: animationFixture, page, website, position: 0 }
    document.body.innerHTML = renderToStaticMarkup(<AnimationView {...props} />)
    const element = document.querySelector<HTMLElement>('[data-behaviour=animation]')
    const video = document.querySelector('video')
    const range = document.querySelector('input')
    if (!element || !video || !range) throw new Error('no animation')
    const positions: number[] = []
    Object.defineProperty(video, 'duration', { value: 10 })
    Object.defineProperty(video, 'currentTime', {
      set: (seconds: number) => {
        positions.push(seconds)
      },
    })
    animationBehaviour(element)

    for (let percent = 1; percent <= 100; percent += 1) {
      range.value = String(percent)
      range.dispatchEvent(new Event('input'))
      vi.advanceTimersByTime(4)
    }
    vi.advanceTimersByTime(100)

    expect(positions.length).toBeLessThanOrEqual(12)
    expect(positions.at(-1)).toBe(10)
    expect(document.querySelector('output')?.textContent).toBe('Clean!')
    expect(range.hasAttribute('data-reversed')).toBe(true)
    expect(range.style.getPropertyValue('--share')).toBe('1')
  })
})
