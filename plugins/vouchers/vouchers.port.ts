/** What others may use of vouchers. */
export { dayIn, findByCode, isTakenAt } from './operations/find-by-code.ts'
export { keepSold } from './operations/keep-sold.ts'
export { type IssueWish, newVoucherOf, refuseWrongWish } from './operations/new-voucher.ts'
export { requireIssuing } from './operations/seen-voucher.ts'
export { storeVoucher } from './operations/voucher-record.ts'
export type { VoucherRecord } from './operations/voucher-record.ts'
export { planPayment, type VoucherPayment } from './operations/plan-payment.ts'
export {
  isVoucherRefused,
  readSoldVouchers,
  readVoucherParts,
  type VoucherEntry,
  type VoucherPart,
  voucherLinesInsert,
  voucherRows,
} from './operations/voucher-lines.ts'
