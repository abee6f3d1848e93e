import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::6810:85e5', '2a00:1450::1'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::7f00:1',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'fe80::1%eth0',
  'localhost',
  '127.1',
  '0x7f000001',
  '',
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it('no address of version 4 becomes public by being written as one of version 6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
    }),
  )
})
