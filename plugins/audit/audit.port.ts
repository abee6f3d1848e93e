/** What other capabilities may call: write down that something happened that no record tells of. */
export { writeLog } from './operations/write-log.ts'
