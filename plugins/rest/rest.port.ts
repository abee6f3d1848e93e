/** What the server may use to describe errors that never reached Payload. */
export { describeError } from './describe-error.ts'
