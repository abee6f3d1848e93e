import { expect, test } from 'vitest'

import { densityOf } from './density.ts'

test.each([
  ['compact', 'compact'],
  ['roomy', 'roomy'],
  [undefined, 'roomy'],
  [{ open: true }, 'roomy'],
])('what was kept as %j is shown %s', (kept, density) => {
  expect(densityOf(kept)).toBe(density)
})
