import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it, test } from 'vitest'

import { csvText } from './csv-text.ts'
import { unguarded } from './formula-guard.ts'
import { plainText } from './sheet-cell.ts'

const text = (value: string) => ({ text: value, isNumeric: false })
const figure = (value: string) => ({ text: value, isNumeric: true })

test('a table opens in a German spreadsheet', () => {
  expect(csvText(['Name', 'Betrag'], [[text('Knödel; groß'), figure('-12,90')]])).toBe(
    '\uFEFFName;Betrag\r\n"Knödel; groß";-12,90\r\n',
  )
})

test.each(['=1+1', '+49 5574', '@SUM(A1)', '-1', '\t=1'])('%j in a text is no formula', (dangerous) => {
  const [, line = ''] = csvText(['Name'], [[text(dangerous)]]).split('\r\n')

  expect(line.replace(/^"/, '')).toMatch(/^'/)
})

test('what calls itself a figure and is none is guarded as well', () => {
  expect(csvText(['Betrag'], [[figure('=1+1')]])).toContain("\r\n'=1+1\r\n")
})

it('every text comes back from the table as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const written = csvText(
        ['Eins', 'Zwei'],
        rows.map((row) => row.map(text)),
      )
      const { data } = Papa.parse<string[]>(written.slice(1), { delimiter: ';', newline: '\r\n' })

      expect(data.slice(1, -1).map((row) => row.map(unguarded))).toEqual(
        rows.map((row) => row.map(plainText)),
      )
    }),
  )
})
