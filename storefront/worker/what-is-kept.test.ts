import { expect, test } from 'vitest'

import { isLasting, isSearch, keptKindOf, mayBeKept, pageKeyOf } from './what-is-kept.ts'

const origin = 'https://shop.example'

function ask(path: string, more: Partial<Parameters<typeof keptKindOf>[0]> = {}) {
  const asked = { method: 'GET', mode: 'navigate', destination: 'document', isSameOrigin: true } as const
  return keptKindOf({ ...asked, url: new URL(path, origin), ...more })
}

test.each([
  ['/store', 'page'],
  ['/store/linz?produkt=a', 'page'],
  ['/store/linz/checkout', 'page'],
  ['/store/linz/checkout/error', 'page'],
  ['/store/linz?preview=secret', null],
  ['/storehouse', null],
  ['/', null],
  ['/status/a/b', null],
  ['/questionnaires/a', null],
  ['/backend', null],
  ['/backend/collections/orders', null],
  ['/frontdesk/linz/key', null],
  ['/backoffice/linz/key', null],
  ['/self-service', null],
  ['/api/shop', null],
])('a visit of %s is of the kind %s', (path, kind) => {
  expect(ask(path)).toBe(kind)
})

test.each([
  ['/assets/storefront/branch-1.js', 'script', 'part'],
  ['/assets/site/page-1.js', 'script', null],
  ['/api/fonts/file/haus-1.woff2?v=2', 'font', 'part'],
  ['/api/fonts/file/haus-1.woff2?v=2', '', null],
  ['/image/small/1-2.webp', 'image', 'picture'],
  ['/image/1-2.mp4', 'video', null],
  ['/upload/hash/1-2.jpg', 'image', null],
  ['/api/branches/linz/shop', '', null],
  ['/api/orders/public/a/b', '', null],
  ['/icon-192.png', 'image', null],
  ['/store', '', null],
] as const)('of %s, asked for as “%s”, the kind is %s', (path, destination, kind) => {
  expect(ask(path, { mode: 'cors', destination })).toBe(kind)
})

test('nothing that is sent, and nothing of others, is kept', () => {
  expect(ask('/store/linz', { method: 'POST' })).toBeNull()
  expect(ask('/store/linz', { method: 'HEAD' })).toBeNull()
  expect(ask('/store/linz', { isSameOrigin: false })).toBeNull()
})

test.each([
  ['/store', '/store'],
  ['/store/', '/store'],
  ['/store?utm_source=mail', '/store'],
  ['/store/linz?produkt=a', '/store/linz'],
  ['/store/linz/checkout/', '/store/linz/checkout'],
  ['/store?q=linz', null],
  ['/store?tag=1', null],
  ['/store/linz?preview=secret', null],
  ['/store/linz/checkout/error', null],
  ['/store/linz/anything', null],
  ['/status/a/b', null],
  ['/shop-offline', null],
])('%s is kept under %s', (path, key) => {
  expect(pageKeyOf(new URL(path, origin))).toBe(key)
})

test('only the list of branches is made for a search', () => {
  expect(
    ['/store?q=a', '/store/?tag=1', '/store', '/store/linz?q=a'].map((path) =>
      isSearch(new URL(path, origin)),
    ),
  ).toEqual([true, true, false, false])
})

test.each([
  [{}, true],
  [{ 'cache-control': 'no-cache' }, true],
  [{ 'cache-control': 'public, max-age=31536000, immutable' }, true],
  [{ 'cache-control': 'no-store' }, false],
  [{ 'cache-control': 'private, no-cache' }, false],
])('an answer with %j is kept: %s', (headers, expected) => {
  expect(mayBeKept(answer({ headers: new Headers(headers) }))).toBe(expected)
})

test.each([
  { status: 404 },
  { status: 206 },
  { status: 503 },
  { redirected: true },
  { type: 'opaque' } as const,
])('an answer like %j is not kept', (more) => {
  expect(mayBeKept(answer(more))).toBe(false)
})

test.each([
  ['public, max-age=31536000, immutable', true],
  // A picture that stands in for one that is still being made.
  ['public, max-age=10', false],
  ['', false],
])('an answer with „%s" lasts: %s', (control, expected) => {
  expect(isLasting(answer({ headers: new Headers({ 'cache-control': control }) }))).toBe(expected)
})

/** As one comes from the network, which none that a test makes does. */
function answer(more: Partial<Response>): Response {
  return { status: 200, redirected: false, type: 'basic', headers: new Headers(), ...more } as Response
}
