import { expect, it } from 'vitest'

import { markOf, newHandle, sealed, unsealed } from './seal.ts'

const [secret, anna] = ['a-secret-of-the-installation-1234', 'anna']

it('a sealed secret is read again by its owner in the same installation only', () => {
  const text = sealed(secret, anna, 'JBSWY3DPEHPK3PXP')
  expect(text).not.toContain('JBSW')
  expect(unsealed(secret, anna, text)).toBe('JBSWY3DPEHPK3PXP')
  expect(unsealed('another-secret-of-another-house-1', anna, text)).toBeNull()
  expect(unsealed(secret, 'ben', text)).toBeNull()
})

it('a sealed secret looks different each time, and is nothing once changed', () => {
  const text = sealed(secret, anna, 'JBSWY3DPEHPK3PXP')
  expect(sealed(secret, anna, 'JBSWY3DPEHPK3PXP')).not.toBe(text)
  const bytes = Buffer.from(text, 'base64url')
  bytes[14] = (bytes[14] ?? 0) ^ 1
  expect(unsealed(secret, anna, bytes.toString('base64url'))).toBeNull()
  for (const broken of ['', 'x', text.slice(0, 20)]) expect(unsealed(secret, anna, broken)).toBeNull()
})

it('a mark tells nothing without the secret, and handles are never alike', () => {
  const handle = newHandle()
  expect(markOf(secret, handle)).toBe(markOf(secret, handle))
  expect(markOf('another-secret-of-another-house-1', handle)).not.toBe(markOf(secret, handle))
  expect(newHandle()).not.toBe(handle)
  expect(handle).toMatch(/^[\w-]{43}$/)
})
