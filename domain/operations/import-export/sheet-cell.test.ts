import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { guarded, unguarded } from './formula-guard.ts'
import { type CellKind, readCell, type SheetColumn, writeCell } from './sheet-cell.ts'

const zone = 'Europe/Vienna'
const choices = [
  { value: 'van', label: 'Transporter' },
  { value: 'lift', label: 'Hebebühne' },
]
const column = (kind: CellKind): SheetColumn => ({ name: 'x', title: 'X', kind, choices })

const written: [kind: CellKind, value: unknown, text: string][] = [
  ['cents', 1290, '12,90'],
  ['cents', -5, '-0,05'],
  ['percent', 1000, '10,00'],
  ['number', 0.125, '0,125'],
  ['flag', true, 'ja'],
  ['flag', false, 'nein'],
  ['choice', 'lift', 'Hebebühne'],
  ['choices', ['van', 'lift'], 'van, lift'],
  ['lines', ['Stammgast', 'Barzahler'], 'Stammgast | Barzahler'],
  ['day', '2026-12-24', '24.12.2026'],
  ['moment', '2026-12-24T17:30:00.000Z', '24.12.2026 18:30'],
  ['text', 'Knödel', 'Knödel'],
]

describe('a value is written as German spreadsheets show it, and read back as it was', () => {
  test.each(written)('%s', (kind, value, text) => {
    expect(writeCell(column(kind), value, zone)).toBe(text)
    expect(readCell(column(kind), text, zone)).toEqual({ value })
  })
})

describe('cells are read as people write them', () => {
  test.each<[CellKind, string, unknown]>([
    ['cents', '12,90 €', 1290],
    ['cents', '1.234,5', 123_450],
    ['percent', '20 %', 2000],
    ['percent', '0', 0],
    ['number', '1.234', 1234],
    ['number', '1.5', 1.5],
    ['flag', 'WAHR', true],
    ['flag', 'x', true],
    ['choice', 'van', 'van'],
    ['choice', 'hebebühne', 'lift'],
    ['choices', 'Transporter; lift', ['van', 'lift']],
    ['day', '2026-12-24', '2026-12-24'],
    ['day', '1.2.2026', '2026-02-01'],
    ['moment', '24.12.2026', '2026-12-23T23:00:00.000Z'],
    ['moment', '24.12.2026 18:30:15', '2026-12-24T17:30:00.000Z'],
    ['text', ' mit Rand ', ' mit Rand '],
    ['text', 'zwei\r\nZeilen', 'zwei\nZeilen'],
    ['text', '', null],
    ['lines', ' ', []],
  ])('%s: %j', (kind, text, value) => {
    expect(readCell(column(kind), text, zone)).toEqual({ value })
  })
})

test.each<[CellKind, string]>([
  ['cents', '12,905'],
  ['cents', 'gratis'],
  ['percent', 'viel'],
  ['percent', '0,2'],
  ['number', '12,9 kg'],
  ['flag', 'vielleicht'],
  ['choice', 'Rakete'],
  ['choices', 'van, Rakete'],
  ['day', '31.02.2026'],
  ['moment', '24.12.2026 25:00'],
])('a cell that is no %s is refused in German: %j', (kind, text) => {
  expect(readCell(column(kind), text, zone)).toEqual({ problem: expect.stringMatching(/^[„A-Z].*\.$/) })
})

it('every amount of money comes back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (cents) => {
      const money = column('cents')
      expect(readCell(money, writeCell(money, cents, zone), zone)).toEqual({ value: cents })
    }),
  )
})

it('every quantity with three decimals comes back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (thousandths) => {
      const quantity = column('number')
      // Three decimals with a comma, as the limits of products allow.
      const value = thousandths / 1000
      expect(readCell(quantity, writeCell(quantity, value, zone), zone)).toEqual({ value })
    }),
  )
})

it('no guarded text starts a formula, and every text comes back from behind the guard', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `=${rest}`),
    fc.string().map((rest) => `'+${rest}`),
    fc
      .tuple(fc.constantFrom('\r', '\n', ' ', '\ufeff', '\u00a0', "' "), fc.string())
      .map(([first, rest]) => `${first}=${rest}`),
    fc.tuple(fc.constantFrom('＝', '＋', '－', '＠', '\r', '\n'), fc.string()).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(guarded(text)).not.toMatch(/^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u)
      expect(unguarded(guarded(text))).toBe(text)
    }),
  )
})
