import { expect, test } from 'vitest'

import { printerAddress } from './printer-address.ts'

test.each([
  ['192.168.1.50', { host: '192.168.1.50', port: 9100 }],
  ['bondrucker.lan:9101', { host: 'bondrucker.lan', port: 9101 }],
  ['[fd00::50]:9100', { host: 'fd00::50', port: 9100 }],
  ['', null],
  ['192.168.1.50:0', null],
  ['192.168.1.50:99999', null],
  ['http://192.168.1.50', null],
  ['192.168.1.50:9100 x', null],
])('the printer at „%s“ is %j', (text, address) => {
  expect(printerAddress(text)).toEqual(address)
})
