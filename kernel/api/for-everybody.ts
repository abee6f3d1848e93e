export const forEverybodyHeader = 'x-data-for-everybody'
export const ofEndlesslyMany = 'of-endlessly-many'

/**
 * Headers of an answer that is the same for everybody who asks this address: the server may keep it until something
 * changes that was read for it.
 */
export const forEverybody = { [forEverybodyHeader]: 'yes' }

/** The same of an answer about something that does not exist: there is no end to what does not. */
export const aboutNothing = { [forEverybodyHeader]: ofEndlesslyMany }
