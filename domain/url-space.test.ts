import { expect, test } from 'vitest'

import { carriesKey, closedPaths, countedPath, firstStepOf, keyStepOf, urlPlaceOf } from './url-space.ts'

test.each([
  ['/status/a/b', 2],
  ['/Status/a/b.data', 2],
  ['/status/a', null],
  ['/frontdesk/linz/geheim', 2],
  ['/backoffice/login', null],
  ['/backoffice/linz/geheim', 2],
  ['/kitchen/linz/geheim', 2],
  ['/time-clock/linz/geheim', 2],
  ['/pickup/linz/geheim', 2],
  ['/tables/linz/geheim', 2],
  ['/tables/linz', null],
  ['/upload/9f8e7d/1-2.jpg', 1],
  ['/upload/', null],
  ['/questionnaires/9f8e7d', 1],
  ['/backend/reset/9f8e7d', 2],
  ['/backend/Verify/9f8e7d', 2],
  ['/backend/collections/orders', null],
  ['/store/linz', null],
  ['/caf%C3%A9', null],
  ['/anna@example.com', null],
  ['/', null],
])('of %s the step %s is a key', (path, step) => {
  expect([keyStepOf(path), carriesKey(path)]).toEqual([step, step !== null])
})

test.each([
  ['/status/a/b', '/status'],
  ['/STATUS/a/b/', '/status'],
  ['/questionnaires/9f8e7d', '/questionnaires'],
  ['/status', '/status'],
  ['/store/linz/checkout', '/store/linz/checkout'],
  ['/', '/'],
])('%s is counted as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})

test('pages may stand wherever the product itself does not answer', () => {
  expect(['/leistungen', '/storefront', '/constructor', '/', ''].map(urlPlaceOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
  expect([firstStepOf('/STORE/linz'), firstStepOf('/_next'), firstStepOf('store')]).toEqual([
    'store',
    '_next',
    null,
  ])
})

test('search engines stay away from what belongs to the staff or to one guest', () => {
  expect(closedPaths).toEqual([
    '/api/',
    '/backend/',
    '/backoffice/',
    '/custom/',
    '/frontdesk/',
    '/kitchen/',
    '/pickup/',
    '/self-service/',
    '/staff-order/',
    '/status/',
    '/tables/',
    '/time-clock/',
    '/upload/',
  ])
})
