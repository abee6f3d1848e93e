import { expect, it } from 'vitest'

import { validateFileAddress } from './url-validation.ts'

it.each([
  ['https://wirtshaus.example/karte.pdf', true],
  ['/upload/geheim-1234/0197a1b2-0000-7000-8000-000000000001-v1.pdf', true],
  ['', true],
  ['/karte.pdf', false],
  ['//fremd.example/upload/karte.pdf', false],
  ['javascript:alert(1)', false],
])('%j is an address of a file: %s', (address, isSound) => {
  expect(validateFileAddress(address) === true).toBe(isSound)
})
