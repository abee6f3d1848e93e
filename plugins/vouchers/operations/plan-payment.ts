import type { PayloadRequest } from 'payload'

import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { type PayableOrder, planVouchers } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { taxedRateOf } from '#domain/ordering/vouchers/taxed-already.ts'
import { Refused } from '#kernel/refused.ts'

import { findByCode, isTakenAt } from './find-by-code.ts'
import type { VoucherEntry } from './voucher-lines.ts'

/** What vouchers pay of an order: the lines of their ledgers, and what is left to be paid otherwise. In cents. */
export type VoucherPayment = {
  parts: { voucher: string; amount: number; taxedRate: number | null; isGiven: boolean }[]
  entries: VoucherEntry[]
  paid: number
  rest: number
}

type Asked = { code: string; amount: number }
type Planning = {
  asked: readonly Asked[]
  order: PayableOrder
  at: { branch: string; division: string | null }
  now: Temporal.Instant
}

/**
 * What the vouchers of an order pay, as whoever orders was shown it: where one pays more or less by now, they are told
 * instead of being surprised. Nothing is booked by it.
 */
export async function planPayment(
  req: Pick<PayloadRequest, 'payload' | 'headers' | 'user'>,
  { asked, order, at, now }: Planning,
): Promise<VoucherPayment> {
  const codes = asked.map(({ code }) => typedCode(code) ?? code)
  if (new Set(codes).size < codes.length) throw new Refused('voucher-changed')
  const vouchers = []
  // One after the other, so that each wrong one counts.
  for (const code of codes) {
    vouchers.push(
      await findByCode(req, { code, branch: at.branch, isFor: (found) => isTakenAt(found, at), now }),
    )
  }

  const { amounts, rest } = planVouchers(order, vouchers)
  if (amounts.some((amount, index) => amount === 0 || amount !== asked[index]?.amount)) {
    throw new Refused('voucher-changed', { amounts })
  }
  const parts = vouchers.map((voucher, index) => ({
    voucher: voucher.id,
    amount: amounts[index] ?? 0,
    taxedRate: taxedRateOf(voucher),
    isGiven: voucher.isGiven,
  }))

  return {
    parts,
    entries: parts.map(({ voucher, amount }) => ({ voucher, kind: 'redeem', amount: -amount })),
    paid: order.total - rest,
    rest,
  }
}
