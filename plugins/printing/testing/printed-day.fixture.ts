import type { PrintedDay } from '#domain/ordering/printing/day-end-slip-layout.ts'

/** A day on which everything happened that a slip has a line for. */
export const printedDay: PrintedDay = {
  house: 'Gasthaus zum Goldenen Löwen',
  branch: 'Wien Mitte',
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  copy: 0,
  day: '2026-11-27',
  number: 42,
  closedAt: '2026-11-28T05:12:00.000Z',
  figures: {
    total: 123_456,
    taken: 125_000,
    corrected: -500,
    refunded: -1_044,
    fees: -321,
    lines: 61,
    orders: 58,
    methods: [
      {
        method: 'cash',
        taken: 45_000,
        corrected: -500,
        refunded: -1_044,
        fees: 0,
        total: 43_456,
        orders: 21,
      },
      { method: 'mollie', taken: 80_000, corrected: 0, refunded: 0, fees: -321, total: 80_000, orders: 37 },
    ],
    rates: [
      { taxRate: 1000, gross: 103_449, net: 94_045, tax: 9_404 },
      { taxRate: 2000, gross: 20_000, net: 16_667, tax: 3_333 },
      { taxRate: null, gross: 7, net: 7, tax: 0 },
    ],
    types: [{ type: 'takeaway', total: 123_456, orders: 58 }],
  },
  cash: { float: 10_000, expected: 43_456, counted: 53_406, difference: -50 },
  note: 'Fünfzig Cent fehlen, wohl falsch herausgegeben',
  lateLines: 1,
  receipts: [{ cashBox: 'WIEN-MITTE-1', from: 117, to: 177, unsigned: 3 }],
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
