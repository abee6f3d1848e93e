import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  bytesPerKey,
  deviceKeyFrom,
  deviceKeyInHeader,
  digestInputOf,
  formatDeviceKey,
  parseDeviceKey,
} from './device-key.ts'

const bytes = fc.uint8Array({ minLength: bytesPerKey, maxLength: bytesPerKey })
const key = { prefix: 'a1B2c3D4', secret: '0123456789abcdefghijklmnopqrstuv' }
const text = `thk_${key.prefix}_${key.secret}`

describe('a device key', () => {
  it('is written and read as one word', () => {
    expect(formatDeviceKey(key)).toBe(text)
    expect(parseDeviceKey(text)).toEqual(key)
  })

  it('reads back whatever bytes it was made of', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const made = deviceKeyFrom(random)
        fc.pre(made !== null)
        expect(parseDeviceKey(formatDeviceKey(made))).toEqual(made)
      }),
    )
  })

  it('is not made of too few or biased bytes', () => {
    expect(deviceKeyFrom(new Uint8Array(39))).toBeNull()
    expect(deviceKeyFrom(new Uint8Array(64).fill(255))).toBeNull()
    expect(deviceKeyFrom(new Uint8Array(40))).toEqual({ prefix: '0'.repeat(8), secret: '0'.repeat(32) })
  })

  it.each([
    '',
    'thk_',
    text.slice(1),
    `${text}x`,
    text.replace('thk', 'THK'),
    text.replaceAll('_', '-'),
    ` ${text}`,
    text.replace('u', 'ü'),
  ])('is not "%s"', (other) => {
    expect(parseDeviceKey(other)).toBeNull()
  })

  it('never comes out of other text', () => {
    fc.assert(
      fc.property(fc.string(), (other) => {
        expect(parseDeviceKey(other)).toBeNull()
      }),
    )
  })

  it('has a digest input of its own for each prefix and secret', () => {
    expect(digestInputOf(key)).not.toBe(digestInputOf({ ...key, prefix: 'a1B2c3D5' }))
    expect(digestInputOf(key)).not.toBe(digestInputOf({ ...key, secret: key.secret.toUpperCase() }))
  })
})

it.each([
  [`Device ${text}`, key],
  [`device  ${text} `, key],
  [`Bearer ${text}`, null],
  [`Device ${text} more`, null],
  ['Device', null],
  ['', null],
  [null, null],
])('the header %s holds %j', (header, expected) => {
  expect(deviceKeyInHeader(header)).toEqual(expected)
})
