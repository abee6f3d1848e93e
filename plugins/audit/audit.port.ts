/** What other capabilities may call: write down that something happened that no record tells of. */
export { personName, writeLog } from './operations/write-log.ts'
