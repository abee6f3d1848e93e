import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import type { Column } from './columns.ts'
import { nextSort, readSort, sortRows } from './sort-rows.ts'

type Dish = { name: string; price: number | null }
const columns: Column<Dish>[] = [
  { name: 'name', title: 'Gericht', value: ({ name }) => name },
  { name: 'price', title: 'Preis', value: ({ price }) => price, kind: 'cents' },
]
const dishes: Dish[] = [
  { name: 'Tisch 10', price: 900 },
  { name: 'Öl', price: null },
  { name: 'Tisch 9', price: 1200 },
  { name: 'Obst', price: -5 },
]
const sorted = (text: string) => sortRows(dishes, columns, readSort(text, columns)).map(({ name }) => name)

test('words are sorted as in German, and digits within them as numbers', () => {
  expect(sorted('name')).toEqual(['Obst', 'Öl', 'Tisch 9', 'Tisch 10'])
})

test('what has no value comes last, up and down', () => {
  expect(sorted('price')).toEqual(['Obst', 'Tisch 10', 'Tisch 9', 'Öl'])
  expect(sorted('-price')).toEqual(['Tisch 9', 'Tisch 10', 'Obst', 'Öl'])
})

test('a head is pressed up, down, and back to how the rows came', () => {
  const presses = ['name', '-name', null]
  expect([null, 'name', '-name'].map((text) => nextSort(readSort(text, columns), 'name'))).toEqual(presses)
  expect(nextSort(readSort('-name', columns), 'price')).toBe('price')
})

test('an address cannot sort by a column that there is not', () => {
  expect([readSort('-erfunden', columns), readSort('-', columns), readSort(null, columns)]).toEqual([
    null,
    null,
    null,
  ])
})

it('keeps every row, and equal ones in their order', () => {
  const anyRow = fc.record({ name: fc.constantFrom('a', 'b'), price: fc.option(fc.integer()) })
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const result = sortRows(rows, columns, { name: 'name', isDescending: false })

      expect(result).toEqual([
        ...rows.filter(({ name }) => name === 'a'),
        ...rows.filter(({ name }) => name === 'b'),
      ])
    }),
  )
})
