import { expect, it } from 'vitest'

import { formatDeviceKey, parseDeviceKey } from '#domain/operations/device-key.ts'

import { digestOf, isDigestOf, makeDeviceKey } from './make-device-key.ts'

it('every key is new and reads back', () => {
  const keys = Array.from({ length: 200 }, makeDeviceKey)

  expect(new Set(keys.map(formatDeviceKey)).size).toBe(200)
  for (const key of keys) expect(parseDeviceKey(formatDeviceKey(key))).toEqual(key)
})

it('only the key itself fits its digest', () => {
  const key = makeDeviceKey()
  const digest = digestOf(key)

  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  expect(isDigestOf(key, digest)).toBe(true)
  for (const other of [
    null,
    undefined,
    '',
    '0'.repeat(64),
    digest.slice(1),
    `${digest}0`,
    digestOf(makeDeviceKey()),
  ]) {
    expect(isDigestOf(key, other)).toBe(false)
  }
})
