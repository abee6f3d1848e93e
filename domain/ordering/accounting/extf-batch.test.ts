import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { type BookedDay, bookDay } from './book-day.ts'
import { extfBatch, type BatchHead, fiscalYearStartOf } from './extf-batch.ts'
import { extfColumns, textColumns } from './extf-columns.data.ts'
import { windows1252 } from './windows-1252.ts'

const head: BatchHead = {
  consultantNumber: 29_098,
  clientNumber: 55_003,
  chart: 'skr03',
  accountLength: 4,
  fiscalYearStart: '2026-01-01',
  from: '2026-11-26',
  to: '2026-11-27',
  title: 'Gasthaus „Žižka“ & Söhne',
  isLocked: true,
  createdAt: Temporal.Instant.from('2026-11-28T08:15:30.123Z'),
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
}

const days: BookedDay[] = [
  {
    day: '2026-11-26',
    number: 7,
    cashDifference: 0,
    expiredVouchers: 0,
    lines: [
      {
        kind: 'capture',
        method: 'cash',
        amount: 123_456,
        parts: [
          { taxRate: 1900, gross: 120_000, net: 100_840, tax: 19_160 },
          { taxRate: 700, gross: 3_449, net: 3_223, tax: 226 },
          { taxRate: null, gross: 7, net: 7, tax: 0 },
        ],
      },
      { kind: 'refund', method: 'cash', amount: -5, parts: [{ taxRate: 1900, gross: -5, net: -4, tax: -1 }] },
    ],
  },
  {
    day: '2026-11-27',
    number: 8,
    cashDifference: -100,
    expiredVouchers: 0,
    lines: [
      {
        kind: 'capture',
        method: 'mollie',
        amount: 1190,
        parts: [{ taxRate: 1900, gross: 1190, net: 1000, tax: 190 }],
      },
      { kind: 'fee', method: 'mollie', amount: -35, parts: [] },
    ],
  },
]

const accounts = {
  chart: 'skr03',
  accounts: {},
  sales: [{ taxRate: 700, account: '8301', taxKey: '2' }],
} as const
const bookings = days.flatMap((day) => bookDay(day, accounts).bookings)
const golden = `${import.meta.dirname}/golden/EXTF_Buchungsstapel.csv`

describe('a booking batch', () => {
  it('is byte for byte what accountants import', async () => {
    expect(Buffer.from(windows1252(extfBatch(head, bookings))).equals(await readFile(golden))).toBe(true)
  })

  it('has a head of 31 fields and as many columns in each line as it names', () => {
    const [first = '', names = '', ...lines] = extfBatch(head, bookings).trimEnd().split('\r\n')

    expect(first).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261128091530123;;"TK";"";"";29098;55003;20260101;4;20261126;20261127;"Gasthaus „Žižka“ & Söhne";"";1;0;1;"EUR";;"";;;"03";;;"";"Theke"',
    )
    expect(first.split(';')).toHaveLength(31)
    expect(names.split(';')).toEqual(extfColumns)
    expect(extfColumns).toHaveLength(125)
    for (const line of lines) {
      const cells = line.split(';')
      expect(cells).toHaveLength(125)
      for (const [index, name] of extfColumns.entries())
        expect([name, /^".*"$/.test(cells[index] ?? '')]).toEqual([name, textColumns.has(name)])
    }
    expect(lines[1]).toMatch(/^1200,00;"S";"EUR";;;"";1000;8400;"";2611;"TA-7";"";;"Erlöse Barzahlung 19 %";/)
    expect(lines[0]).toMatch(/^34,49;"S";"EUR";;;"";1000;8301;"2";2611;/)
  })

  it('says nothing in a text that would end it', () => {
    const [booking] = bookings
    if (!booking) throw new Error('No booking')
    const text = extfBatch({ ...head, title: 'Kaffee "Haus"\r\n;1' }, [{ ...booking, text: 'a"b;\nc' }])

    expect(text).toContain('"Kaffee ""Haus""  ;1"')
    expect(text).toContain('"a""b; c"')
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
  })

  it.each([
    ['2026-11-27', 1, '2026-01-01'],
    ['2026-11-27', 12, '2025-12-01'],
    ['2026-02-01', 2, '2026-02-01'],
    ['2026-01-31', 2, '2025-02-01'],
  ])('of %s belongs to the fiscal year that begins in month %i: %s', (day, month, start) => {
    expect(fiscalYearStartOf(day, month)).toBe(start)
  })
})

it('Windows-1252 has a byte for what Western Europe writes, and a near one for others', () => {
  expect(Buffer.from(windows1252('Ä€„“Žß–')).toString('hex')).toBe('c48084938edf96')
  expect(Buffer.from(windows1252('śō漢😀')).toString()).toBe('so??')
})
