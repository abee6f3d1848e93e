import { expect, it } from 'vitest'

import { beyondName } from '../visits/visit-terms.texts.ts'
import { wordOfKey } from './key-words.ts'

it.each([
  ['device', 'phone', 'Telefon'],
  ['origin', 'unknown', 'unbekannt'],
  ['action', 'add-to-cart', 'In den Warenkorb'],
  ['type', 'delivery', 'Lieferung'],
  ['method', 'cash', 'Barzahlung'],
  ['guest', 'returning', 'Stammgast'],
  ['rate', '1350', '13,5 %'],
  ['ratio', '1.5', '1,5-fach'],
  ['resolution', '390x844', '390 × 844'],
  ['resolution', beyondName, beyondName],
] as const)('the %s %s is called %s', (by, key, word) => {
  expect(wordOfKey(by, key)).toBe(word)
})

it.each([
  ['page', '/karte'],
  ['campaign', 'Herbst'],
  ['product', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ['action', 'eigenes'],
  ['ratio', beyondName],
] as const)('the %s %s has no other name here', (by, key) => {
  expect(wordOfKey(by, key)).toBeNull()
})
