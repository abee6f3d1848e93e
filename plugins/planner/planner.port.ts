/** What others may use of plans. */
export { readPlannedTime, readShiftsOfPerson } from './operations/read-planned-time.ts'
