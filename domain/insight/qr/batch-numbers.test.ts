import fc from 'fast-check'
import { expect, it } from 'vitest'

import { numberedBatches } from './batch-numbers.ts'

const numbersOf = (...given: Parameters<typeof numberedBatches>) =>
  numberedBatches(...given).batches.map(({ number }) => number)

it('batches are numbered as they come, and keep their numbers wherever they are moved', () => {
  expect(numberedBatches([{}, {}], [], 0)).toEqual({ batches: [{ number: 1 }, { number: 2 }], last: 2 })
  const stored = [
    { id: 'a', number: 1 },
    { id: 'b', number: 2 },
  ]
  expect(numbersOf([{ id: 'b' }, { id: 'c' }, { id: 'a' }], stored, 2)).toEqual([2, 3, 1])
})

it('a number is never given twice, also when the batch that had it is gone', () => {
  expect(numbersOf([{ id: 'new' }], [], 7)).toEqual([8])
})

it('what a client says of a number counts for nothing', () => {
  expect(numbersOf([{ id: 'a', number: 9 }], [{ id: 'a', number: 1 }], 1)).toEqual([1])
})

it('no two batches have the same number', () => {
  const row = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd') })
  fc.assert(
    fc.property(fc.array(row), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), (rows, ids) => {
      const stored = ids.map((id, index) => ({ id, number: index + 1 }))
      const numbers = numbersOf(rows, stored, stored.length)

      expect(new Set(numbers).size).toBe(rows.length)
    }),
  )
})
