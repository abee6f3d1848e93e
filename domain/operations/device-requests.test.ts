import { expect, test } from 'vitest'

import { whyUnable } from './device-requests.ts'

const screen = { kind: 'kitchen', protocol: null, isEnabled: true, hasKey: true } as const
const printer = { ...screen, kind: 'printer', protocol: 'cloudprnt' } as const

test.each([
  ['notification', screen, null],
  ['logs', screen, null],
  ['notification', { ...screen, isEnabled: false }, 'device-off'],
  ['notification', { ...screen, hasKey: false }, 'device-unpaired'],
  ['notification', printer, 'not-a-screen'],
  ['logs', printer, 'device-without-log'],
  ['logs', { ...printer, protocol: 'escpos-tcp' }, null],
  ['logs', { ...screen, kind: 'tv' }, 'device-without-log'],
] as const)('%s of %o: %s', (kind, device, why) => {
  expect(whyUnable(kind, device)).toBe(why)
})
