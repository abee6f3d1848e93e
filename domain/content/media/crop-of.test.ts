import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cropOf, cutAway } from './crop-of.ts'
import { pictureShapes } from './picture-shapes.data.ts'

describe('what a shape shows of a picture', () => {
  it.each([
    ['all of one of its own shape', [300, 200], [3, 2], [20, 90], [0, 0, 300, 200]],
    ['the middle of a wide one', [400, 100], [1, 1], [50, 50], [150, 0, 100, 100]],
    ['its left edge', [400, 100], [1, 1], [0, 50], [0, 0, 100, 100]],
    ['its lower edge', [100, 400], [1, 1], [50, 100], [0, 300, 100, 100]],
    ['a point to the percent', [200, 100], [1, 1], [37.2, 0], [37, 0, 100, 100]],
  ] as const)('is %s', (_, picture, shape, point, crop) => {
    const [[width, height], [across, down], [x, y]] = [picture, shape, point]
    const { left, top, ...size } = cropOf({ width, height }, { width: across, height: down }, { x, y })

    expect([left, top, size.width, size.height]).toEqual(crop)
  })

  it('lies within the picture and reaches two of its edges', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    })
    const point = fc.record({
      x: fc.double({ min: 0, max: 100, noNaN: true }),
      y: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(size, size, point, (picture, shape, at) => {
        const { left, top, width, height } = cropOf(picture, shape, at)
        expect(left).toBeGreaterThanOrEqual(-1e-6)
        expect(top).toBeGreaterThanOrEqual(-1e-6)
        expect(left + width).toBeLessThanOrEqual(picture.width + 1e-6)
        expect(top + height).toBeLessThanOrEqual(picture.height + 1e-6)
        expect(Math.min(picture.width - width, picture.height - height)).toBeCloseTo(0)
      }),
    )
  })

  it('leaves out nothing, or much', () => {
    expect(cutAway({ width: 300, height: 200 }, { width: 3, height: 2 })).toBe(0)
    expect(cutAway({ width: 400, height: 100 }, { width: 1, height: 1 })).toBe(75)
  })
})

it.each(pictureShapes)('pages cut pictures to the shape “$label”', ({ width, height, styles }) => {
  const ratio = height === 1 && width === 1 ? '1;' : `${width} / ${height};`

  expect(readFileSync(styles, 'utf8')).toContain(`aspect-ratio: ${ratio}`)
})
