import { expect, test } from 'vitest'

import { createPageKeys } from './page-key.ts'

const site = {}
const storefront = {
  readsQuery: (path: string) =>
    new Set(path === '/store' ? ['q', 'tag'] : path.endsWith('.data') ? ['_routes'] : []),
}
const pageKey = createPageKeys([site, storefront])

test.each([
  ['/store/linz', '/store/linz'],
  ['/store?utm_source=mail&fbclid=1', '/store'],
  ['/store?tag=vegan&q=pizza', '/store?q=pizza&tag=vegan'],
  ['/store?tag=vegan&q=pizza&tag=scharf', '/store?q=pizza&tag=vegan&tag=scharf'],
  ['/store?tag=scharf&tag=vegan', '/store?tag=scharf&tag=vegan'],
  ['/store?q=a%26b', '/store?q=a%26b'],
  ['/store?', '/store'],
  ['/store.data?_routes=root&v=1', '/store.data?_routes=root'],
  ['?q=x', ''],
])('%s is answered by the page of %s', (target, shared) => {
  expect(pageKey('localhost', target)).toEqual({ key: `localhost${shared}`, target: shared })
})

test.each(['q', 'tag', 'search', 'page', 'x', '_routes', 'utm_source', 'qr'])(
  'what a route does not read makes neither a copy nor a page for one: ?%s=',
  (name) => {
    expect(pageKey('localhost', `/store/linz?${name}=1`)?.target).toBe('/store/linz')
  },
)

test('once it is known which app answers, nothing counts that only another one would read', () => {
  expect(pageKey('localhost', '/store?q=1', [site])?.target).toBe('/store')
  expect(pageKey('localhost', '/store?q=1', [storefront])?.target).toBe('/store?q=1')
})

test('what is not public yet is rendered for itself', () => {
  expect(pageKey('localhost', '/store?q=1&preview=key')).toBeNull()
})

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
