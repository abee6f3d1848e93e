/** What other plugins may use of PINs. */
export { type PersonAtDevice, openPerson, renewPerson, resumePerson } from './operations/person-token.ts'
export { peopleWithPin, type PersonWithPin } from './operations/people-with-pin.ts'
export { provePin } from './operations/prove-pin.ts'
