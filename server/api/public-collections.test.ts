import { expect, test } from 'vitest'

import { isOfPublicCollection } from './public-collections.ts'

test.each([
  ['/api/products', true],
  ['/api/products/', true],
  ['/api/products/123', true],
  ['/api/products/123/more', false],
  ['/api/orders', false],
  ['/api/tables', false],
  ['/api', false],
  ['/', false],
  ['/store', false],
  ['/store/products', false],
])('%s is kept for guests: %s', (path, isKept) => {
  expect(isOfPublicCollection(path)).toBe(isKept)
})
