/** What others may use of QR codes. What is kept of scans stands in `scan-tables.sql.ts`. */
export { openScanDesk, type ScanDesk } from './scan-desk.ts'
export { readScanFigures } from './operations/read-scan-figures.ts'
export { storePastScans } from './operations/store-past-scans.ts'
export { sumCodeDays, sumMonths } from './scan-tables.sql.ts'
export { type CountedScan, rebuildScans } from './operations/write-scans.ts'
