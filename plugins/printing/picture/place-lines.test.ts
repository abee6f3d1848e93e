import fc from 'fast-check'
import { expect, test } from 'vitest'

import { columnsOf, paperWidths } from '#domain/ordering/printing/paper.ts'
import { size } from '#scripts/testing/sizes.ts'

import { placeLines } from './place-lines.ts'

test('whatever a code says, it is no wider than its paper', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }),
      fc.constantFrom(...paperWidths),
      (text, width) => {
        const { lines } = placeLines([{ kind: 'qr', text }], columnsOf[width])

        expect(lines).toMatchObject([{ kind: 'code', left: expect.any(Number) }])
        expect(lines.filter((line) => line.kind === 'code' && line.left < 0)).toEqual([])
      },
    ),
    { numRuns: size({ short: 40, long: 400 }) },
  )
})
