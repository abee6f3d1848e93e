import { expect, it } from 'vitest'

import { stepOfKey } from './step-of-key.ts'

it.each([
  ['ArrowRight', null, 0],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 7],
  ['ArrowUp', 2, 2],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['Tab', 3, null],
] as const)('%s leads from %s to %s of ten in rows of five', (key, active, next) => {
  expect(stepOfKey(key, { active, count: 10, stride: 5 })).toBe(next)
})

it('where there is nothing no key leads anywhere', () => {
  expect(stepOfKey('Home', { active: null, count: 0 })).toBeNull()
})
