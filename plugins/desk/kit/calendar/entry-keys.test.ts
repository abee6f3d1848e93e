import { expect, test } from 'vitest'

import { entryAfter } from './entry-keys.ts'

const columns = [
  [
    { id: 'a', minute: 600 },
    { id: 'b', minute: 900 },
    { id: 'c', minute: 1200 },
  ],
  [],
  [
    { id: 'd', minute: 660 },
    { id: 'e', minute: 1100 },
  ],
]

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowUp', 'a', null],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowRight', 'b', 'e'],
  ['ArrowRight', 'a', 'd'],
  ['ArrowRight', 'd', null],
  ['ArrowLeft', 'd', 'a'],
  ['ArrowLeft', 'a', null],
  ['x', 'a', null],
])('%s from %s leads to %s, over a day without anything', (key, from, to) => {
  expect(entryAfter(key, from, columns)).toBe(to)
})

test('an arrow leads into the calendar, to its first entry', () => {
  expect([entryAfter('ArrowDown', null, columns), entryAfter('Home', null, columns)]).toEqual(['a', null])
  expect(entryAfter('ArrowDown', null, [[], []])).toBeNull()
})
