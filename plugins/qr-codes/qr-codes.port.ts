/** What others may use of QR codes. */
export { openScanDesk, type ScanDesk } from './scan-desk.ts'
/** Sums of scans made anew from their log; the tables are said in `scan-tables.sql.ts`. */
export { countScansAnew } from './operations/write-scans.ts'
