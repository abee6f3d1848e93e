import { expect, test } from 'vitest'

import { catalogueTagsOf, publicCollections } from './public-collections.ts'

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
  expect(catalogueTagsOf(path) !== null).toBe(isKept)
})

test('what is kept ends with any record of the catalogue, with the pages that it names and with the configuration', () => {
  expect(publicCollections).toHaveLength(8)
  expect(catalogueTagsOf('/api/products')).toEqual([...publicCollections, 'config', 'sites'])
})
