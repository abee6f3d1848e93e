/** What became of the file that a request brought, for whoever says why it failed. */
export { type WriteFailure, writeFailureOf } from './hooks/follow-files.ts'
