import { expect, it } from 'vitest'

import { isPushService } from './push-services.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['https://web.push.apple.com/QGuY', true],
  ['https://db5p.notify.windows.com/w/?token=BQ', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.test/fcm', false],
  ['https://evil.test/push.apple.com', false],
  ['https://evilpush.apple.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://fcm.googleapis.com@evil.test/', false],
  ['https://a:b@fcm.googleapis.com/', false],
  ['kein Link', false],
])('%s is a service of browsers: %s', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected)
})

it('an operator may name one more', () => {
  expect(isPushService('http://127.0.0.1:9/send/1', 'http://127.0.0.1:9')).toBe(true)
  expect(isPushService('http://127.0.0.1:10/send/1', 'http://127.0.0.1:9')).toBe(false)
})
