import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { labelLayout, sheet, sheetsFor, singleLabel } from './label-layout.ts'

describe('a label', () => {
  it('of the compact and of the detailed grid has its words beside the code', () => {
    expect(labelLayout({ rows: 12, columns: 4 })).toMatchObject({ side: 20.75, isBeside: true })
    expect(labelLayout({ rows: 5, columns: 2 })).toMatchObject({ isBeside: true, width: 105 })
  })

  it('holds its code, and a sheet holds all of its labels, whatever the grid', () => {
    const count = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(count, count, (rows, columns) => {
        const { width, height, side, padding } = labelLayout({ rows, columns })

        expect(side).toBeGreaterThanOrEqual(0)
        expect(side === 0 || (side + 2 * padding <= width && side + 2 * padding <= height)).toBe(true)
        expect(width * columns).toBeCloseTo(sheet.width)
        expect(height * rows).toBeCloseTo(sheet.height)
      }),
    )
  })

  it('for itself is as large as its code asks for', () => {
    expect(singleLabel(30)).toMatchObject({ side: 30, width: 34 })
  })
})

it.each([
  [1, { sheets: 1, times: 1 }],
  [48, { sheets: 1, times: 1 }],
  [49, { sheets: 2, times: 1 }],
  [480, { sheets: 10, times: 1 }],
  [481, { sheets: 1, times: 11 }],
  [10_000_000, { sheets: 1, times: 208_334 }],
])('%i labels on sheets of 48 are %j', (pieces, sheets) => {
  expect(sheetsFor({ rows: 12, columns: 4 }, pieces)).toEqual(sheets)
})
