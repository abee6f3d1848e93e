import { expect, it } from 'vitest'

import { addressLine } from './address-line.ts'

it.each([
  [{ street: 'Marktstraße 3', zipCode: '6850', city: 'Dornbirn' }, 'Marktstraße 3, 6850 Dornbirn'],
  [{ street: null, zipCode: '6850', city: 'Dornbirn' }, '6850 Dornbirn'],
  [{ street: 'Marktstraße 3', zipCode: '', city: 'Dornbirn' }, 'Marktstraße 3, Dornbirn'],
  [{ street: 'Marktstraße 3' }, 'Marktstraße 3'],
  [{}, ''],
])('an address is one line of what is known: %o', (address, line) => {
  expect(addressLine(address)).toBe(line)
})
