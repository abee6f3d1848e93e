import { expect, test } from 'vitest'

import { pageKey } from './page-key.ts'

test.each([
  ['/store/linz', '/store/linz'],
  ['/store?utm_source=mail&fbclid=1', '/store'],
  ['/store?tag=vegan&q=pizza', '/store?q=pizza&tag=vegan'],
  ['/store?tag=vegan&q=pizza&tag=scharf', '/store?q=pizza&tag=vegan&tag=scharf'],
  ['/store?q=a%26b', '/store?q=a%26b'],
  ['/store?', '/store'],
  ['?q=x', '?q=x'],
])('%s is answered by the page of %s', (target, shared) => {
  expect(pageKey('localhost', target)).toEqual({ key: `localhost${shared}`, target: shared })
})

test.each(['_routes', 'q', 'search', 'tag', 'tags', 'category', 'product', 'type', 'table', 'page'])(
  'what ?%s= asks for is a page of its own',
  (name) => {
    expect(pageKey('localhost', `/store?${name}=1`)?.target).toBe(`/store?${name}=1`)
  },
)

test.each('utm_source utm_id fbclid gclid gbraid wbraid msclkid mc_cid mc_eid _ga ref'.split(' '))(
  '?%s= of a campaign or a mail makes no copy',
  (name) => {
    expect(pageKey('localhost', `/store?${name}=1`)?.target).toBe('/store')
  },
)

test.each(['x', 'q2', 'xq', 'utm_', 'utm_9', 'xref', 'refx', 'mc_xid', 'x_ga'])(
  'an address with an unknown query like ?%s= is rendered for itself',
  (name) => {
    expect(pageKey('localhost', `/store?q=1&${name}=1`)).toBeNull()
  },
)

test('a page that does not know its own address is rendered for itself', () => {
  expect(pageKey(undefined, '/store')).toBeNull()
})

test('an address of a thousand characters is kept, a longer one is not', () => {
  const long = `/${'a'.repeat(999)}`

  expect(pageKey('localhost', long)?.target).toBe(long)
  expect(pageKey('localhost', `${long}a`)).toBeNull()
})

test('each host has its own pages, and each way to reach it', () => {
  const keys = ['http://a.at', 'https://a.at', 'https://b.at'].map((origin) => pageKey(origin, '/')?.key)

  expect(new Set(keys).size).toBe(3)
})
