import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { taxTotals } from '../../money/tax.ts'
import { bookLines, type MoneyLine } from '../day-end/book-lines.ts'
import { receiptTaxes, stillToTax, taxedRateOf, taxedTogether } from './taxed-already.ts'

const taxes = taxTotals([
  { gross: 3_000, taxRate: 1_000 },
  { gross: 2_400, taxRate: 2_000 },
])

const captured = (id: string, amount: number, taxedRate: number | null): MoneyLine => ({
  id,
  at: '2026-11-28T10:00:00.000Z',
  kind: 'capture',
  amount,
  method: 'gift-voucher',
  order: 'order',
  taxedRate,
})

describe('what a receipt says', () => {
  const rateAndGross = fc.tuple(fc.constantFrom(0, 700, 1_000, 2_000), fc.nat({ max: 9_999 }))

  it('comes to the taxes of the order by rates, as what was paid comes to in the end of its day', () => {
    fc.assert(
      fc.property(fc.array(rateAndGross, { minLength: 1 }), fc.array(rateAndGross), (sold, paid) => {
        const whole = taxTotals(sold.map(([taxRate, gross]) => ({ taxRate, gross })))
        // No voucher pays for more than there is of its rate.
        const taxedBefore = taxedTogether(paid.map(([taxRate, gross]) => ({ taxRate, gross }))).flatMap(
          ({ taxRate, gross }) => {
            const most = whole.find((each) => each.taxRate === taxRate)?.gross ?? 0
            return most > 0 ? [{ taxRate, gross: Math.min(gross, most) }] : []
          },
        )
        const { taxed, before } = receiptTaxes({ taxes: whole, taxedBefore })
        const grossAt = (parts: readonly { taxRate: number; gross: number }[], rate: number) =>
          parts.reduce((sum, { taxRate, gross }) => (taxRate === rate ? sum + gross : sum), 0)
        for (const { taxRate, gross } of whole)
          expect(grossAt(taxed, taxRate) + grossAt(before, taxRate)).toBe(gross)
        for (const { gross, net, tax } of taxed) expect(net + tax).toBe(gross)

        const rest = taxed.reduce((sum, { gross }) => sum + gross, 0)
        const orders = new Map([['order', { type: 'takeaway' as const, taxes: taxed, donation: 0 }]])
        const vouchers = before.map(({ taxRate, gross }) => captured(String(taxRate), gross, taxRate))
        const booked = bookLines({
          lines: [...vouchers, captured('cash', rest, null)],
          orders,
          before: new Map(),
        })
        expect(booked.at(-1)?.parts.filter(({ gross }) => gross > 0)).toEqual(
          taxed.filter(({ gross }) => gross > 0),
        )
      }),
    )
  })

  it('is that a voucher for which nobody has paid was never taxed', () => {
    const voucher = { kind: 'single-purpose', taxRate: 1_000 } as const

    expect(taxedRateOf({ ...voucher, isGiven: false })).toBe(1_000)
    expect(taxedRateOf({ ...voucher, isGiven: true })).toBeNull()
    expect(taxedRateOf({ kind: 'multi-purpose', taxRate: null, isGiven: false })).toBeNull()
  })

  it('is nothing of what has gone back', () => {
    const back = [2_000, 1_000, 2_000].map((taxRate, index) => ({
      taxRate,
      gross: [700, 300, -700][index] ?? 0,
    }))

    expect(taxedTogether(back)).toEqual([{ taxRate: 1_000, gross: 300 }])
  })
})

describe('what single-purpose vouchers have paid', () => {
  it('is taxed no more', () => {
    expect(stillToTax(taxes, [])).toEqual(taxes)
    expect(stillToTax(taxes, [{ taxRate: 2_000, gross: 1_200 }])).toEqual([
      taxes[0],
      { taxRate: 2_000, gross: 1_200, net: 1_000, tax: 200 },
    ])
    expect(stillToTax(taxes, [{ taxRate: 2_000, gross: 2_400 }])).toEqual([taxes[0]])
  })

  it('lowers what a day taxes, while a multi-purpose voucher pays as money does', () => {
    const taxed = [{ taxRate: 2_000, gross: 1_200 }]
    const order = { type: 'takeaway' as const, taxes: stillToTax(taxes, taxed), donation: 0 }
    const lines = [captured('single', 1_200, 2_000), captured('multi', 4_200, null)]
    const booked = bookLines({ lines, orders: new Map([['order', order]]), before: new Map() })

    expect(booked.map(({ parts }) => parts)).toEqual([
      [{ taxRate: null, gross: 1_200, net: 1_200, tax: 0, untaxed: 'taxed-before' }],
      [
        { taxRate: 1_000, gross: 3_000, net: 2_727, tax: 273 },
        { taxRate: 2_000, gross: 1_200, net: 1_000, tax: 200 },
      ],
    ])
  })
})
