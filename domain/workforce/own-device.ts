/** In place of a key: the person has signed in on a device of their own. */
export const ownDevice = 'session'

/** The clock of whoever has signed in, on a device of their own. ADR 126. */
export const ownClockPath = '/time-clock/me'
