import { expect, it } from 'vitest'

import { standingCaptures } from './standing-captures.ts'

const paid = (amount: number) => ({ kind: 'capture', amount, method: 'cash' }) as const
const takenBack = (amount: number) => ({ kind: 'correction', amount: -amount, method: 'cash' }) as const
const refunded = (amount: number) => ({ kind: 'refund', amount: -amount, method: 'cash' }) as const
const byVoucher = (amount: number) => ({ kind: 'capture', amount, method: 'gift-voucher' }) as const
const voucherBack = (amount: number) =>
  ({ kind: 'correction', amount: -amount, method: 'gift-voucher' }) as const

type Line = ReturnType<
  typeof paid | typeof takenBack | typeof refunded | typeof byVoucher | typeof voucherBack
>

it.each<[string, Line[], number[]]>([
  ['an order that nobody paid', [], []],
  ['two who paid apart', [paid(1), paid(2)], [1, 2]],
  ['one whose money was taken back', [paid(1), takenBack(1)], []],
  ['one who paid anew', [paid(1), takenBack(1), paid(2)], [2]],
  ['one who paid anew and had it back', [paid(1), takenBack(1), paid(2), refunded(2), paid(3)], [2, 3]],
  ['money that was taken back twice', [paid(1), takenBack(1), paid(2), takenBack(2), paid(3)], [3]],
  ['money taken back in two ways', [paid(1), paid(2), takenBack(2), takenBack(1), paid(3)], [3]],
  [
    'money taken back of which a part was given back before',
    [paid(5), refunded(2), takenBack(3), paid(4)],
    [4],
  ],
  ['a voucher that paid too much', [byVoucher(9), paid(1), paid(2), voucherBack(3)], [9, 1, 2]],
  ['a voucher that was the wrong one', [byVoucher(9), voucherBack(9), paid(8)], [8]],
  ['money beside a voucher that was taken back', [byVoucher(9), paid(1), takenBack(1), paid(2)], [9, 2]],
])('of %s stands what was not taken back', (_, ledger, amounts) => {
  expect(standingCaptures(ledger).map(({ amount }) => amount)).toEqual(amounts)
})
