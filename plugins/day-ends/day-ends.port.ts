/** What others may use of the ends of days. */
export { readDayFile as findClosedDay, readFiledDay } from './files/read-day-file.ts'
export { branchOfDays } from './operations/branches-of-days.ts'
export { type CheckedChain, verifyDayEnds } from './operations/verify-day-ends.ts'
