/** What other plugins may use of working time. */
export { readCalendar } from './operations/read-calendar.ts'
