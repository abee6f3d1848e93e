import { describe, expect, it } from 'vitest'

import type { OrderItem } from '../order.contract.ts'
import {
  areSoldVouchersVoid,
  areVouchersDue,
  isOnlyVouchers,
  soldVouchersOf,
  vouchersGrossOf,
} from './sold-vouchers.ts'

const text = (name: string, said: string) => ({ part: name, name, options: [], text: said, uploads: [] })
const item = (changes: Partial<OrderItem>): OrderItem => ({
  line: 0,
  product: 'gutschein',
  name: 'Gutschein',
  amount: 1,
  unit: 'piece',
  calculationModel: 'fixed',
  unitPrice: 5_000,
  gross: 5_000,
  taxRate: 0,
  allergens: [],
  bundleItems: [],
  parts: [],
  ...changes,
})
const soup = item({ line: 1, product: 'suppe', unitPrice: 500, gross: 500, taxRate: 1_000 })

describe('the vouchers of an order', () => {
  it('are as many as were bought, each worth the price of one', () => {
    const sold = soldVouchersOf([item({ amount: 2, gross: 10_000, voucher: 'multi-purpose' }), soup])

    expect(sold.map(({ line, piece, value }) => [line, piece, value])).toEqual([
      [0, 0, 5_000],
      [0, 1, 5_000],
    ])
  })

  it.each([
    ['is flat', { amount: 3, gross: 5_000, isFlat: true }, [1_667, 1_667, 1_666]],
    ['is of half a piece', { amount: 0.5, gross: 2_500 }, [2_500]],
    ['is of more than whole pieces', { amount: 2.5, gross: 12_500 }, [6_250, 6_250]],
  ])('of a line that %s come to what it costs, and to no cent more', (_, changes, values) => {
    const sold = soldVouchersOf([item({ ...changes, voucher: 'multi-purpose' })])

    expect(sold.map(({ value }) => value)).toEqual(values)
  })

  it('say for whom they are and what was wished, and keep the rate that they were taxed at', () => {
    const parts = [text('Für', 'Anna'), text('Nachricht', 'Alles Gute!')]

    expect(soldVouchersOf([item({ voucher: 'single-purpose', taxRate: 2_000, parts })])).toMatchObject([
      { recipientName: 'Anna', message: 'Alles Gute!', taxRate: 2_000 },
    ])
    expect(soldVouchersOf([item({ voucher: 'multi-purpose' })])).toMatchObject([
      { recipientName: null, message: null, taxRate: null },
    ])
  })

  it('are told from what is eaten', () => {
    const voucher = item({ voucher: 'multi-purpose' })

    expect(vouchersGrossOf([voucher, soup])).toBe(5_000)
    expect(isOnlyVouchers([voucher])).toBe(true)
    expect(isOnlyVouchers([voucher, soup])).toBe(false)
    expect(isOnlyVouchers([])).toBe(false)
  })

  it('are made once it is paid and taken, and void once it came to nothing', () => {
    const order = { status: 'confirmed', paymentStatus: 'paid', voidedAt: null, items: [] } as const

    expect(areVouchersDue(order)).toBe(true)
    expect(areVouchersDue({ ...order, status: 'awaiting' })).toBe(false)
    expect(areVouchersDue({ ...order, paymentStatus: 'none' })).toBe(false)
    expect(areVouchersDue({ ...order, status: 'canceled' })).toBe(false)
    expect(areSoldVouchersVoid(order)).toBe(false)
    expect(areSoldVouchersVoid({ ...order, paymentStatus: 'refunded' })).toBe(true)
    expect(areSoldVouchersVoid({ ...order, status: 'rejected' })).toBe(true)
    expect(areSoldVouchersVoid({ ...order, voidedAt: '2026-11-28T10:00:00.000Z' })).toBe(true)
  })
})
