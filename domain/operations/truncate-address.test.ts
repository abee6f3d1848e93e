import { expect, it } from 'vitest'

import { networkInWords, truncateAddress } from './truncate-address.ts'

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:0db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:0:0:1::1', '2001::'],
  ['0:0:0:1::1', '::'],
  ['::1', '::1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['unknown', null],
  ['<script>', null],
  ['', null],
  [undefined, null],
])('of %s only %s is kept', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept)
})

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::1', 'der Rechner, auf dem Theke läuft'],
  ['127.0.0.1', 'der Rechner, auf dem Theke läuft'],
  [undefined, 'unbekannt'],
])('whoever asks from %s is told of as %s', (address, words) => {
  expect(networkInWords(truncateAddress(address))).toBe(words)
})
