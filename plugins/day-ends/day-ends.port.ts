/** What others may use of the ends of days. */
export { type CheckedChain, verifyDayEnds } from './operations/verify-day-ends.ts'
