export { paymentNews } from './jobs/payment-news.ts'
export { askProvider, isAway, isOfProvider, moveHeld } from './operations/ask-provider.ts'
export { bookedAt, type LedgerEntry, ledgerInsert, ledgerRows } from './operations/ledger-record.ts'
export { collectedMethods } from './operations/collected-methods.ts'
export { findProviderPayment, noteAsked } from './operations/provider-payments.ts'
export { readLedger, readTaxedRate } from './operations/read-ledger.ts'
export {
  paidForColumns,
  paidOrderColumn,
  type PaidOrderRow,
  toPaidOrder,
} from './operations/paid-order.sql.ts'
export { startPayment } from './operations/start-payment.ts'
export type { ProviderPayment } from './provider.ts'
export {
  nextRefund,
  noteRest,
  readPromised,
  refundNote,
  sendRefund,
  settleUnclearRefund,
} from './operations/provider-refunds.ts'
