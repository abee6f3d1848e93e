import { expect, it } from 'vitest'

import { linesOfTable, partsOf, readTextTable, tableLimits, tooLargeTable } from './text-table.ts'

const table = (rows: string[][], more: object = {}) => ({ type: 'table', version: 1, rows, ...more })

it('a table is read as far as it can be shown, all rows as long as the longest', () => {
  expect(readTextTable(table([['Größe', 'Dauer'], ['klein']]))).toEqual({
    caption: '',
    hasHead: true,
    rows: [
      ['Größe', 'Dauer'],
      ['klein', ''],
    ],
  })
  expect(readTextTable({ type: 'table', children: [], rows: [3, ['a', { b: 1 }]] }).rows).toEqual([['a', '']])
  expect(readTextTable(null)).toEqual({ caption: '', hasHead: true, rows: [] })
})

it('a head without anything below it is a row like others', () => {
  expect(partsOf(readTextTable(table([['Größe'], ['klein']])))).toEqual({
    head: ['Größe'],
    rows: [['klein']],
  })
  expect(partsOf(readTextTable(table([['Größe']])))).toEqual({ head: null, rows: [['Größe']] })
  expect(partsOf(readTextTable(table([['a'], ['b']], { hasHead: false }))).head).toBeNull()
})

it('its lines are its caption and the rows that say something', () => {
  expect(
    linesOfTable(
      table(
        [
          ['a', 'b'],
          ['', ''],
        ],
        { caption: 'Maße' },
      ),
    ),
  ).toEqual(['Maße', 'a | b'])
})

it('a table that is too large says how large it may be', () => {
  const rowOf = (columns: number) => Array.from({ length: columns }, () => 'x')
  const most = Array.from({ length: tableLimits.rows }, () => rowOf(tableLimits.columns))

  expect(tooLargeTable(table(most))).toBeNull()
  expect(tooLargeTable(table([...most, rowOf(1)]))).toContain('höchstens 60 Zeilen und 8 Spalten')
  expect(tooLargeTable(table([rowOf(9)]))).toContain('höchstens 60 Zeilen und 8 Spalten')
  expect(tooLargeTable(table([['x'.repeat(401)]]))).toContain('höchstens 400 Zeichen')
  expect(tooLargeTable(table([['x']], { caption: 'x'.repeat(161) }))).toContain('höchstens 160 Zeichen')
})
