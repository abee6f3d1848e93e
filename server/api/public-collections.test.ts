import { expect, test } from 'vitest'

import { allRights } from '#domain/people/rights/all-rights.ts'

import { catalogueTagsOf, publicCollections } from './public-collections.ts'

test('every list that is kept for guests may be read by guests', () => {
  const rights: Record<string, { anyone: { read: string } }> = allRights

  expect(publicCollections.filter((slug) => (rights[slug]?.anyone.read ?? 'none') === 'none')).toEqual([])
})

test.each([
  ['/api/products', true],
  ['/api/products/123', true],
  ['/api/products/123/more', false],
  ['/api/orders', false],
  ['/api/tables', false],
  ['/store', false],
])('%s is kept for guests: %s', (path, isKept) => {
  expect(catalogueTagsOf(path) !== null).toBe(isKept)
})
