import { expect, it } from 'vitest'

import { type RefundableOrder, refundVerdict } from './refund-verdict.ts'

const paid: RefundableOrder = { paymentMethod: 'cash', paymentStatus: 'paid', kept: 1290 }
const partly: RefundableOrder = { ...paid, paymentStatus: 'partly-refunded', kept: 1000 }

it.each<[string, RefundableOrder, number, unknown]>([
  ['all of it', paid, 1290, { isAllowed: true, to: 'refunded' }],
  ['a part', paid, 290, { isAllowed: true, to: 'partly-refunded' }],
  ['another part', partly, 400, { isAllowed: true, to: 'partly-refunded' }],
  ['the rest', partly, 1000, { isAllowed: true, to: 'refunded' }],
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
