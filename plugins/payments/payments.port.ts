export { type LedgerEntry, ledgerInsert, ledgerRow } from './operations/ledger-record.ts'
export { readBalance, readLedger } from './operations/read-ledger.ts'
export { paymentsInPalette } from './payments.palette.ts'
