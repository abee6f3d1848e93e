import { expect, test } from 'vitest'

import { limitKey } from './limit-key.ts'

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
