/** One of several writes of one request that stand or fall together. */
export { type Problem, storeRecord } from './store-record.ts'
/** How lists can be filtered, for the description of the API. */
export { filterNames, periodField } from './filters-of.ts'
/** The page of a list that a request asks for, for calls that narrow it. */
export { readList } from './endpoints/list-records.endpoint.ts'
/** What a client sends back otherwise than it was read, though it cannot change it. */
export { fixedChanges } from './fixed-changes.ts'
/** For lists that are answered otherwise, and sorted as these are. */
export { refuseUnknownSort } from './refuse-unknown-sort.ts'
/** What a client is told of something that failed, for those who tell it of one record among several. */
export { describeError } from './describe-error.ts'
