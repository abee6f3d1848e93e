import { expect, test } from 'vitest'

import { carriesKey, redactTarget } from './redact.ts'

test.each([
  ['/status/a1b2/9f8e7d', '/status/a1b2/***'],
  ['/status/a1b2/9f8e7d.data?_routes=x', '/status/a1b2/***?_routes=***'],
  ['/Status/a1b2/9f8e7d', '/Status/a1b2/***'],
  ['/api/orders/Public/a1b2/9f8e7d', '/api/orders/Public/a1b2/***'],
  ['/frontdesk/linz/geheim', '/frontdesk/linz/***'],
  ['/backoffice/linz/geheim', '/backoffice/linz/***'],
  ['/api/orders/public/a1b2/9f8e7d/events', '/api/orders/public/a1b2/***/events'],
  ['/api/time-tracking/Zx81kq0Pw3Lm55Tt/anna', '/api/time-tracking/***/anna'],
  ['/upload/9f8e7d/1-2.jpg', '/upload/***/1-2.jpg'],
  ['/api/users/reset?token=abc', '/api/users/reset?token=***'],
  ['/api/products?page=2&where[name][equals]=Anna', '/api/products?page=2&where[name][equals]=***'],
  ['/store/linz', '/store/linz'],
  ['/backoffice/login', '/backoffice/login'],
  ['/api/orders', '/api/orders'],
])('%s is logged as %s', (target, logged) => {
  expect(redactTarget(target)).toBe(logged)
})

test('only pages that are opened by a key are said to carry one', () => {
  expect([carriesKey('/status/a/b'), carriesKey('/store/linz')]).toEqual([true, false])
})
