/** What the server may use to describe errors that never reached Payload. */
export { describeError } from './describe-error.ts'
/** What a capability passes as context to read a list beyond the page that clients get. */
export { wholeList } from './hooks/limit-reads.ts'
/** How lists can be filtered, for the description of the API. */
export { filterNames, periodField } from './filters-of.ts'
