import { expect, it } from 'vitest'

import { freeKey } from './free-key.ts'

it.each([
  ['preise', [], 'preise'],
  ['preise', ['preise'], 'preise-2'],
  ['preise', ['preise', 'preise-2', 'preise-3'], 'preise-4'],
  ['sehr-lange', [], 'sehr-lan'],
  ['sehr-lange', ['sehr-lan'], 'sehr-l-2'],
  ['fuenf-sechs', ['fuenf-se'], 'fuenf-2'],
])('%s beside %j is %s', (key, taken, free) => {
  expect(freeKey(key, new Set(taken), 8)).toBe(free)
})
