import { expect, test } from 'vitest'

import { limitKey } from './client-address.ts'
import { limitGroupOf } from './rate-limits.ts'

test.each([
  ['POST', '/api/auth/authenticate', 'auth'],
  ['POST', '/custom/api/auth/authenticate', 'auth'],
  ['POST', '/Custom/Api/auth/authenticate/', 'auth'],
  ['POST', '/api/users/login', 'auth'],
  ['POST', '/custom/api/users/login', 'auth'],
  ['POST', '/api/users/forgot-password', 'auth'],
  ['POST', '/api/Auth/Authenticate', 'auth'],
  ['POST', '/API/users/LOGIN', 'auth'],
  ['POST', '/api/orders', 'orders'],
  ['POST', '/api/ORDERS', 'orders'],
  ['POST', '/custom/api/orders/', 'orders'],
  ['POST', '/api/uploads', 'uploads'],
  ['POST', '/custom/forms', 'forms'],
  ['POST', '/Custom/Forms/', 'forms'],
  ['POST', '/api/forms', 'forms'],
  ['POST', '/custom/api/forms', 'forms'],
  ['POST', '/api/questionnaire-submissions', 'forms'],
  ['POST', '/custom/api/questionnaire-submissions', 'forms'],
  ['PATCH', '/api/questionnaire-submissions/1', 'writes'],
  ['POST', '/api/analytics-logs', 'visits'],
  ['POST', '/Custom/API/analytics-logs/', 'visits'],
  ['PATCH', '/api/products/1', 'writes'],
  ['POST', '/api/orders/1/status/confirm', 'writes'],
  ['POST', '/api/Uploads', 'uploads'],
  ['POST', '/Backend/login', 'writes'],
  ['POST', '/backend/login', 'writes'],
  ['GET', '/api/orders', 'general'],
])('%s %s counts as %s', (method, path, group) => {
  expect(limitGroupOf(method, path)).toBe(group)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('the client %s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})
