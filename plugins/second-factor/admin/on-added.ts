/** What a new factor brings along: codes for the day it is lost, if it is the first. */
export type Added = { recoveryCodes: string[] | null; session: object | null }
export type OnAdded = (added: Added) => void
