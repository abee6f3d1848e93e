import { expect, test } from 'vitest'

import { dataKey } from './data-key.ts'

const key = (method: string, target: string, headers: Record<string, string> = {}) =>
  dataKey(method, 'theke.example', target, new Headers(headers))

test('what anybody may ask is shared by host and address', () => {
  expect(key('GET', '/api/products?limit=3')).toBe('theke.example/api/products?limit=3')
  expect(key('HEAD', '/api/products')).toBe('theke.example/api/products')
  expect(dataKey('GET', 'other.example', '/api/products', new Headers())).toBe('other.example/api/products')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('nothing of %s is shared', (method) => {
  expect(key(method, '/api/products')).toBeNull()
})

test.each([
  ['a session', { authorization: 'JWT x' }],
  ['a cookie of a session', { cookie: 'theme=dark; payload-token=x' }],
  ['a cookie that says the language', { cookie: 'payload-lng=de' }],
  ['somebody who waits for news', { accept: 'text/event-stream, */*' }],
])('nothing is shared with %s', (_who, headers) => {
  expect(key('GET', '/api/products', headers)).toBeNull()
})

test('a cookie of the website changes nothing', () => {
  expect(key('GET', '/api/products', { cookie: 'theme=dark', accept: 'application/json' })).not.toBeNull()
})

test('an address of two thousand characters is kept, a longer one is not', () => {
  expect(key('GET', `/${'a'.repeat(1999)}`)).not.toBeNull()
  expect(key('GET', `/${'a'.repeat(2000)}`)).toBeNull()
})
