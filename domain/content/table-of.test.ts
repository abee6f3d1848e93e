import { expect, it } from 'vitest'

import { tableOf } from './table-of.ts'

it('lines are rows, and what is parted by strokes or tabs are cells', () => {
  const table = { head: ['Größe', 'Fläche'], rows: [['Klein', '40 m²']] }

  expect(tableOf('Größe | Fläche\nKlein|40 m²', { hasHead: true })).toEqual(table)
  expect(tableOf('Größe\tFläche\r\nKlein\t40 m²\n\n', { hasHead: true })).toEqual(table)
  expect(tableOf('| Größe | Fläche |\n| Klein | 40 m² |', { hasHead: true })).toEqual(table)
})

it('a stroke is a letter in what came from a spreadsheet', () => {
  expect(tableOf('a|b\tc', { hasHead: false }).rows).toEqual([['a|b', 'c']])
})

it('all rows are as long as the longest', () => {
  expect(tableOf('a\nb|c|d', { hasHead: false }).rows).toEqual([
    ['a', '', ''],
    ['b', 'c', 'd'],
  ])
})

it('a heading needs something below it, and nothing is no table', () => {
  expect(tableOf('Größe|Fläche', { hasHead: true })).toEqual({ head: null, rows: [['Größe', 'Fläche']] })
  expect(tableOf(' \n', { hasHead: true })).toEqual({ head: null, rows: [] })
})
