/** What other plugins may use of PINs. */
export { openPerson, renewPerson, resumePerson } from './operations/person-token.ts'
export { peopleWithPin } from './operations/people-with-pin.ts'
export { provePin } from './operations/prove-pin.ts'
