import { expect, it } from 'vitest'

import { keyNearness } from './key-nearness.ts'

it('one’s own goes before what is for all, and that before what is others’', () => {
  expect(['linz', null, 'graz'].map((scope) => keyNearness(scope, ['linz', 'wien']))).toEqual([2, 1, 0])
  expect(['linz', null].map((scope) => keyNearness(scope, []))).toEqual([0, 1])
})
