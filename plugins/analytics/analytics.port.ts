/** What the server may use of analytics. */
export { startAnalyticsUpkeep } from './jobs/start-analytics-upkeep.ts'
