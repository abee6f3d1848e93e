import { expect, test } from 'vitest'

import { kitchenText } from './kitchen.texts.ts'

const at = '2026-11-27T11:00:00.000Z'
const items = [
  { line: 0, amount: 2 },
  { line: 1, amount: 1 },
]
const one = { made: { 0: { amount: 2, at } } }

test.each([
  ['confirmed', null, null],
  ['confirmed', one, '1/2 fertig'],
  ['confirmed', { made: { ...one.made, 1: { amount: 1, at } } }, '2/2 fertig'],
  ['in-delivery', one, null],
  ['in-delivery', { ...one, recalledAt: at }, 'zurück in der Küche, 1/2 fertig'],
  ['awaiting', null, null],
] as const)('of an order that is %s with %j the kitchen says %s', (status, kitchen, text) => {
  expect(kitchenText({ status, kitchen, items })).toBe(text)
})
