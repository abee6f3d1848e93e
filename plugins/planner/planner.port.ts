/** What others may use of plans. */
export { readPlannedTime } from './operations/read-planned-time.ts'
