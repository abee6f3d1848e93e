import fc from 'fast-check'
import { expect, it } from 'vitest'

import { tableLimits } from './text-table.ts'
import { copiedCells, pasteCells, tableEdits } from './text-table-edits.ts'

const rows = [
  ['a', 'b'],
  ['c', 'd'],
]

it('rows and columns are added, moved and taken away', () => {
  expect(tableEdits.addRow(rows, 1)).toEqual([
    ['a', 'b'],
    ['', ''],
    ['c', 'd'],
  ])
  expect(tableEdits.moveRow(rows, 0, 1)).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ])
  expect(tableEdits.removeRow(rows, 0)).toEqual([['c', 'd']])
  expect(tableEdits.addColumn(rows, 2)).toEqual([
    ['a', 'b', ''],
    ['c', 'd', ''],
  ])
  expect(tableEdits.moveColumn(rows, 1, 0)).toEqual([
    ['b', 'a'],
    ['d', 'c'],
  ])
  expect(tableEdits.removeColumn(rows, 0)).toEqual([['b'], ['d']])
  expect(tableEdits.write(rows, { row: 1, column: 0 }, 'neu')).toEqual([
    ['a', 'b'],
    ['neu', 'd'],
  ])
})

it.each([
  ['a\tb\r\nc\td\r\n', rows],
  [
    'a\tb\nc',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"zwei\nZeilen"\t"sagt ""ja"""', [['zwei Zeilen', 'sagt "ja"']]],
  ['19" Rahmen\tja', [['19" Rahmen', 'ja']]],
  ['""\tja', [['', 'ja']]],
  ['nur ein Feld', null],
  ['', null],
])('what a spreadsheet copies as %j is cells', (text, cells) => {
  expect(copiedCells(text)).toEqual(cells)
})

it('what is pasted lies over the table, which grows', () => {
  expect(pasteCells(rows, { row: 1, column: 1 }, [['1', '2'], ['3']])).toEqual([
    ['a', 'b', ''],
    ['c', '1', '2'],
    ['', '3', ''],
  ])
})

it('whatever is pasted, the table is even and within its limits', () => {
  const cell = fc.string({ maxLength: 3 })
  const place = fc.record({ row: fc.integer({ min: 0, max: 1 }), column: fc.integer({ min: 0, max: 1 }) })
  fc.assert(
    fc.property(place, fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 70 }), (at, pasted) => {
      const result = pasteCells(rows, at, pasted)
      expect(result.length).toBeLessThanOrEqual(tableLimits.rows)
      expect(new Set(result.map((row) => row.length)).size).toBe(1)
      expect(result[0]?.length).toBeLessThanOrEqual(tableLimits.columns)
    }),
  )
})
