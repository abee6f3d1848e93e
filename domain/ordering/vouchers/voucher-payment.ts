import type { PaymentMethod, PaymentStatus } from '../order-terms.ts'
import { balanceOf, type PaymentLine, paymentStatusOf } from '../payment-ledger.ts'

export type MethodLine = PaymentLine & { method: PaymentMethod }

export const isVoucherLine = ({ method }: { method: PaymentMethod }): boolean => method === 'gift-voucher'

/**
 * Where the money of an order stands that vouchers may have paid in part. While only a part is there the order is as
 * open as its rest; once the rest was paid, or vouchers paid all of it, all of its money counts together.
 *
 * `isOver`: nothing of it is to be paid any more. Without vouchers it is what `paymentStatusOf` says.
 */
export function orderPaymentStatusOf(
  lines: readonly MethodLine[],
  { total, isOver }: { total: number; isOver: boolean },
): PaymentStatus {
  const vouchers = balanceOf(lines.filter(isVoucherLine))
  const others = lines.filter((line) => !isVoucherLine(line))
  const isCovered = vouchers.captured > 0 && vouchers.captured >= total
  if (vouchers.captured === 0) return paymentStatusOf(others)
  // What is paid on the spot may come in parts; a provider takes all of the rest.
  const due = others.some(({ payment }) => payment !== null) ? 0 : total
  if (isCovered || balanceOf(others).captured > 0) return paymentStatusOf(lines, due)
  const status = paymentStatusOf(others)
  if (status !== 'none') return status

  return isOver && vouchers.kept === 0 ? 'refunded' : 'none'
}

/** What of an order is still to be paid otherwise, in cents. */
export const openAmount = ({ total, voucherPaid }: { total: number; voucherPaid: number }): number =>
  total - voucherPaid
