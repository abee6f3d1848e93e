/** What others may use of working time. */
export { readCalendar } from './operations/read-calendar.ts'
export { type CheckedClosings, verifyTimeSheets } from './sheets/verify-time-sheets.ts'
