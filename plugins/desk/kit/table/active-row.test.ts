import { expect, test } from 'vitest'

import { firstRow, stillActive } from './active-row.ts'

const order = ['a', 'b', 'c', 'd']
const atB = { id: 'b', index: 1 }

test('the row that has the keys keeps them wherever it goes', () => {
  expect(stillActive(atB, ['neu', 'a', 'b', 'c'])).toEqual({ id: 'b', index: 2 })
  expect(stillActive(atB, order)).toBe(atB)
})

test('once it has gone they are at the row in its place, the last one at most', () => {
  expect(stillActive(atB, ['a', 'c', 'd'])).toEqual({ id: 'c', index: 1 })
  expect(stillActive({ id: 'd', index: 3 }, ['a', 'b'])).toEqual({ id: 'b', index: 1 })
})

test('before anybody has been there it is the first row, whichever that is', () => {
  expect(stillActive(firstRow, ['neu', 'a'])).toBe(firstRow)
  expect(stillActive(atB, [])).toBe(atB)
})
