import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fontFallback } from './font-fallback.ts'

it('Arial stands in for itself as it is', () => {
  const arial = { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, averageWidth: 904 }

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
