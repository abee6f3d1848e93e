/** What others may use of plans. */
export { type PlannedTime, readPlannedTime } from './operations/read-planned-time.ts'
