import { expect, test } from 'vitest'

import { pageKey } from './page-key.ts'

test.each([
  ['/store/linz', '/store/linz'],
  ['/store?utm_source=mail&fbclid=1', '/store'],
  ['/store?tag=vegan&q=pizza', '/store?q=pizza&tag=vegan'],
  ['/store?q=a%26b', '/store?q=a%26b'],
])('%s is answered by the page of %s', (target, shared) => {
  expect(pageKey('localhost', target)).toEqual({ key: `localhost${shared}`, target: shared })
})

test('an address with an unknown query is rendered for itself', () => {
  expect(pageKey('localhost', '/store?x=1')).toBeNull()
})

test('each host has its own pages, and each way to reach it', () => {
  const keys = ['http://a.at', 'https://a.at', 'https://b.at'].map((origin) => pageKey(origin, '/')?.key)

  expect(new Set(keys).size).toBe(3)
})
