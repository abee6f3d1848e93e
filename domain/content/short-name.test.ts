import { expect, test } from 'vitest'

import { shortNameOf } from './short-name.ts'

test.each([
  ['Reinwerk', 'Reinwerk'],
  ['Wirtshaus Knöpflemond', 'Wirtshaus'],
  ['Zum Eck', 'Zum Eck'],
  ['Am Eck 12 Linz', 'Am Eck 12'],
  ['Donaudampfschifffahrt', 'Donaudampfsc'],
  ['Feuerwerkel🎆🎆', 'Feuerwerkel'],
  ['', ''],
])('below an icon "%s" is called "%s"', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
