import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fontFallback, withDejaVu } from './font-fallback.ts'

it('Arial stands in for itself as it is', () => {
  const arial = { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, averageWidth: 913 }

  expect(fontFallback(arial)).toEqual({
    sizeAdjust: 100,
    ascentOverride: 90.53,
    descentOverride: 21.19,
    lineGapOverride: 3.27,
  })
})

it('a line of the fallback is as high as one of the font, whatever its letters are like', () => {
  const length = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(
      length,
      length,
      length,
      fc.integer({ min: 500, max: 1500 }),
      (ascent, descent, lineGap, width) => {
        const unitsPerEm = 2000
        const box = fontFallback({ unitsPerEm, ascent, descent: -descent, lineGap, averageWidth: width })
        const heightOf = (percent: number) => (percent / 100) * (box.sizeAdjust / 100)

        expect(heightOf(box.ascentOverride)).toBeCloseTo(ascent / unitsPerEm, 2)
        expect(heightOf(box.descentOverride)).toBeCloseTo(descent / unitsPerEm, 2)
        expect(heightOf(box.lineGapOverride)).toBeCloseTo(lineGap / unitsPerEm, 2)
      },
    ),
  )
})

it('a wider font of the device is drawn smaller, and its lines as high as before', () => {
  const box = { sizeAdjust: 103.2, ascentOverride: 97.4, descentOverride: 24.2, lineGapOverride: 10 }
  const wide = withDejaVu(box)

  expect(wide.sizeAdjust).toBe(90.51)
  for (const length of ['ascentOverride', 'descentOverride', 'lineGapOverride'] as const) {
    expect(wide[length] * wide.sizeAdjust).toBeCloseTo(box[length] * box.sizeAdjust, -1)
  }
})
