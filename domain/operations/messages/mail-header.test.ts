import { expect, it } from 'vitest'

import { headerLine, isOneAddress, isOneLine } from './mail-header.ts'

it.each([
  ['Grüße aus Wien', 'Grüße aus Wien'],
  ['Grüße\r\nBcc: boes@example.test', 'Grüße Bcc: boes@example.test'],
  ['\u0000a\u001bb\u0085c\u2028d\u2029', 'a b c d'],
  ['👨‍👩‍👧 Tisch', '👨‍👩‍👧 Tisch'],
])('%j is the line „%s“ of a mail', (text, line) => {
  expect(headerLine(text)).toBe(line)
  expect(isOneLine(line)).toBe(true)
  expect(isOneLine(text)).toBe(text === line)
})

it.each([
  ['anna@gast.test', true],
  ['anna.o’hara+wien@gäste.example', true],
  ['anna', false],
  ['anna@gast.test, boes@example.test', false],
  ['anna@gast.test;boes@example.test', false],
  ['Anna <anna@gast.test>', false],
  ['gruppe:anna@gast.test;', false],
  ['anna@gast.test\r\nBcc: boes@example.test', false],
  ['anna@gast.test\u0000', false],
  ['', false],
])('%j is one address: %s', (text, isOne) => {
  expect(isOneAddress(text)).toBe(isOne)
})
