import { expect, it } from 'vitest'

import { mostToRefund, type RefundableOrder, refundVerdict, spreadRefund } from './refund-verdict.ts'

const paid: RefundableOrder = { paymentMethod: 'cash', paymentStatus: 'paid', kept: 1290 }
const partly: RefundableOrder = { ...paid, paymentStatus: 'partly-refunded', kept: 1000 }

it.each<[string, RefundableOrder, number, unknown]>([
  ['all of it', paid, 1290, { isAllowed: true, to: 'refunded' }],
  ['a part', paid, 290, { isAllowed: true, to: 'partly-refunded' }],
  ['another part', partly, 400, { isAllowed: true, to: 'partly-refunded' }],
  ['the rest', partly, 1000, { isAllowed: true, to: 'refunded' }],
  [
    'what is paid in part only',
    { ...paid, paymentStatus: 'partly-paid' },
    100,
    { isAllowed: false, why: 'not-all-paid' },
  ],
  ['more than there is', paid, 1291, { isAllowed: false, why: 'more-than-paid' }],
  ['more than is left', partly, 1001, { isAllowed: false, why: 'more-than-paid' }],
  [
    'what was never paid',
    { ...paid, paymentStatus: 'none', kept: 0 },
    1,
    { isAllowed: false, why: 'nothing-paid' },
  ],
  [
    'what is back already',
    { ...paid, paymentStatus: 'refunded', kept: 0 },
    1,
    { isAllowed: false, why: 'nothing-paid' },
  ],
  ['what a provider took', { ...paid, paymentMethod: 'mollie' }, 100, { isAllowed: true, to: null }],
  ['another part of it', { ...partly, paymentMethod: 'mollie' }, 400, { isAllowed: true, to: null }],
  [
    'more than is left there',
    { ...partly, paymentMethod: 'mollie' },
    1001,
    { isAllowed: false, why: 'more-than-paid' },
  ],
])('%s', (_, order, cents, verdict) => {
  expect(refundVerdict(order, cents)).toEqual(verdict)
})

it('money goes back by the way of the order first, and by none more than came in by it', () => {
  const kept = [
    { method: 'atm-card', amount: 1000 },
    { method: 'cash', amount: 680 },
  ] as const

  expect(spreadRefund(500, kept, 'cash')).toEqual([{ method: 'cash', amount: 500 }])
  expect(spreadRefund(1000, kept, 'cash')).toEqual([
    { method: 'cash', amount: 680 },
    { method: 'atm-card', amount: 320 },
  ])
  expect(spreadRefund(300, kept, 'hydro-ag-voucher')).toEqual([{ method: 'atm-card', amount: 300 }])
})

it.each<[string, number, { spent: number; isVoid: boolean }[], number]>([
  ['all of it while nobody has used the voucher', 6090, [{ spent: 0, isVoid: false }], 6090],
  ['what was paid besides', 6089, [{ spent: 0, isVoid: false }], 1090],
  ['what was paid besides, once some of it is spent', 6090, [{ spent: 1, isVoid: false }], 1090],
  ['what is left of a blocked one, too', 6090, [{ spent: 2000, isVoid: true }], 4090],
  ['what was paid besides where none was made yet', 100, [], 1090],
])('of an order of a voucher goes back %s', (_what, cents, sold, most) => {
  const asVouchers = { gross: 5000, sold: sold.map((each) => ({ value: 5000, ...each })) }

  expect(mostToRefund(cents, 6090, asVouchers)).toBe(most)
})
