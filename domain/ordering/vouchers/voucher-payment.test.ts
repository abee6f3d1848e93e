import { describe, expect, it } from 'vitest'

import type { PaymentMethod } from '../order-terms.ts'
import { type PaymentKind, signOf } from '../payment-ledger.ts'
import { type MethodLine, openAmount, orderPaymentStatusOf } from './voucher-payment.ts'

const line = (
  kind: PaymentKind,
  amount: number,
  method: PaymentMethod,
  payment: string | null = null,
): MethodLine => ({
  kind,
  amount: amount * signOf[kind],
  method,
  payment,
})
const voucher = (kind: PaymentKind, amount: number) => line(kind, amount, 'gift-voucher')
const online = (kind: PaymentKind, amount: number) => line(kind, amount, 'mollie', 'tr_1')

/** An order of 50 €. */
describe('where the money of an order stands that a voucher pays', () => {
  it.each<[string, MethodLine[], string]>([
    ['a part is as open as the rest', [voucher('capture', 2_000)], 'none'],
    ['a part and cash for the rest', [voucher('capture', 2_000), line('capture', 3_000, 'cash')], 'paid'],
    ['all of it', [voucher('capture', 5_000)], 'paid'],
    ['two of them all of it', [voucher('capture', 2_000), voucher('capture', 3_000)], 'paid'],
    ['a part, the rest under way online', [voucher('capture', 2_000), online('intent', 3_000)], 'pending'],
    ['a part, the rest held online', [voucher('capture', 2_000), online('authorise', 3_000)], 'authorised'],
    [
      'a part, the rest paid online',
      [voucher('capture', 2_000), online('intent', 3_000), online('capture', 3_000)],
      'paid',
    ],
    [
      'a part that went back after the cash was taken back',
      [
        voucher('capture', 2_000),
        line('capture', 3_000, 'cash'),
        line('refund', 3_000, 'cash'),
        voucher('refund', 2_000),
      ],
      'refunded',
    ],
    [
      'a part, and some of the cash went back',
      [voucher('capture', 2_000), line('capture', 3_000, 'cash'), line('refund', 100, 'cash')],
      'partly-refunded',
    ],
    [
      'all of it, of which a part went back',
      [voucher('capture', 5_000), voucher('refund', 1)],
      'partly-refunded',
    ],
    ['all of it, and all went back', [voucher('capture', 5_000), voucher('refund', 5_000)], 'refunded'],
    ['all of it, by mistake', [voucher('capture', 5_000), voucher('correction', 5_000)], 'none'],
    [
      'a part, and the cash was a slip',
      [voucher('capture', 2_000), line('capture', 3_000, 'cash'), line('correction', 3_000, 'cash')],
      'none',
    ],
    ['nothing', [line('capture', 5_000, 'cash')], 'paid'],
  ])('%s', (_what, lines, status) => {
    expect(orderPaymentStatusOf(lines, { total: 5_000, isOver: false })).toBe(status)
  })

  it('is given back where the order came to nothing, and failed where the rest did', () => {
    const back = [voucher('capture', 2_000), voucher('refund', 2_000)]
    const over = { total: 5_000, isOver: true }

    expect(orderPaymentStatusOf(back, over)).toBe('refunded')
    expect(orderPaymentStatusOf([...back, online('intent', 3_000), online('failure', 3_000)], over)).toBe(
      'failed',
    )
    expect(openAmount({ total: 5_000, voucherPaid: 2_000 })).toBe(3_000)
  })
})
