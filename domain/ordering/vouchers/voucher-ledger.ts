/**
 * What a line of a voucher's ledger says. `issue` gives it its value, `redeem` pays an order, `give-back` takes that
 * back, `void` and `expire` write off what is left, `correction` puts right what was booked by mistake.
 */
export const voucherLineKinds = ['issue', 'redeem', 'give-back', 'void', 'expire', 'correction'] as const
export type VoucherLineKind = (typeof voucherLineKinds)[number]

/** Lines are added, never changed. In cents, as they change the balance. */
export type VoucherLine = { kind: VoucherLineKind; amount: number }

/** Which way a line moves the balance; a correction may do either. The database refuses any other. */
export const voucherSignOf: Readonly<Record<VoucherLineKind, 1 | -1 | 0>> = {
  issue: 1,
  redeem: -1,
  'give-back': 1,
  void: -1,
  expire: -1,
  correction: 0,
}

/**
 * What is left of a voucher after another line, in cents; null where that line may not follow: what is left stays between
 * nothing and the value. The database refuses the same.
 */
export function balanceAfter(voucher: { balance: number; value: number }, line: VoucherLine): number | null {
  const balance = voucher.balance + line.amount
  const isRightWay = line.amount !== 0 && voucherSignOf[line.kind] * line.amount >= 0

  return isRightWay && balance >= 0 && balance <= voucher.value ? balance : null
}
