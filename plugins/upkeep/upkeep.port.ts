/** What the server may use of the upkeep. */
export { startUpkeep } from './jobs/start-upkeep.ts'
