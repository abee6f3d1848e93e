import type { PaymentMethod } from './order-terms.ts'
import type { PaymentKind } from './payment-ledger.ts'
import { isVoucherLine } from './vouchers/voucher-payment.ts'

type Line = { kind: PaymentKind; amount: number; method?: PaymentMethod | undefined }

/**
 * What guests paid of an order, the first one first, without what was taken back since: who paid then has no part in
 * what stands now. Vouchers are taken back apart from money, and a voucher that paid too much keeps its part.
 */
export function standingCaptures<Paid extends Line>(ledger: readonly Paid[]): Paid[] {
  const [vouchers, money] = [ledger.filter(isPaidByVoucher), ledger.filter((line) => !isPaidByVoucher(line))]
  const standing = new Set([...sinceTakenBack(vouchers), ...sinceTakenBack(money)])

  return ledger.filter((line) => line.kind === 'capture' && standing.has(line))
}

const isPaidByVoucher = ({ method }: Line): boolean => method !== undefined && isVoucherLine({ method })

/** What came after the last correction that left nothing. */
function sinceTakenBack<Paid extends Line>(lines: readonly Paid[]): Paid[] {
  let kept = 0
  const left = lines.map(({ kind, amount }) => {
    if (kind === 'capture' || kind === 'correction' || kind === 'refund') kept += amount

    return kept
  })
  const last = lines.findLastIndex(({ kind }, index) => kind === 'correction' && (left[index] ?? 0) <= 0)

  return lines.slice(last + 1)
}
