/** What other plugins may use of printing. */
export { slipsDue } from './jobs/slips-due.ts'
