import { expect, test } from 'vitest'

import { dotsPerModuleOf } from './code-size.ts'
import { columnsOf } from './paper.ts'

test.each([
  [60, 58, 5],
  [362, 58, 5],
  // As a German signing device makes them, by its signature of P-384.
  [440, 58, 4],
  [440, 80, 5],
])('a code of %i letters on %i mm has modules of %i dots', (letters, width, dots) => {
  expect(dotsPerModuleOf('a'.repeat(letters), columnsOf[width === 58 ? 58 : 80])).toBe(dots)
})
