import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isNearMiddle, scrollProgress, serviceShift } from './scroll-geometry.ts'

describe('the way of a section through the window', () => {
  it.each([
    [{ top: 800, height: 400 }, 0],
    [{ top: 200, height: 400 }, 50],
    [{ top: -400, height: 400 }, 100],
  ])('of %j is %d percent', (box, percent) => {
    expect(scrollProgress(box, 800)).toBe(percent)
  })

  it('is never below 0 or above 100 and grows with scrolling', () => {
    const pixels = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(pixels, fc.nat(500), fc.nat(3000), (top, further, height) => {
        const before = scrollProgress({ top, height }, 800)
        const after = scrollProgress({ top: top - further, height }, 800)
        expect(before).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(100)
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('a video tile', () => {
  it.each([
    [{ top: 430, height: 200 }, true],
    [{ top: 431, height: 200 }, false],
    [{ top: 170, height: 200 }, true],
    [{ top: 169, height: 200 }, false],
    [{ top: 300, height: 200 }, true],
  ])('at %j plays: %s, within 30 px of the middle', (box, plays) => {
    expect(isNearMiddle(box, 800)).toBe(plays)
  })
})

describe('service cards', () => {
  it.each([
    [0, 100, 20],
    [2, 100, 20],
    [1, 100, 0],
    [0, 350, 70],
    [0, 351, 70],
    [0, -9000, -70],
  ])('card %d after %d px is shifted by %d px', (index, scrolled, shift) => {
    expect(serviceShift(index, scrolled)).toBeCloseTo(shift)
  })
})
