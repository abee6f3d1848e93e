/** One of several writes of one request that stand or fall together. */
export { type Problem, storeRecord } from './store-record.ts'
/** How lists can be filtered, for the description of the API. */
export { filterNames, periodField } from './filters-of.ts'
