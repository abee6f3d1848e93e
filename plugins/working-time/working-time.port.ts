/** What others may use of working time. */
export { type CheckedClosings, verifyTimeSheets } from './sheets/verify-time-sheets.ts'
