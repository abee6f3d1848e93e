export const forEverybodyHeader = 'x-data-for-everybody'

/**
 * Headers of an answer that is the same for everybody who asks this address: the server may keep it until something
 * changes that was read for it.
 */
export const forEverybody = { [forEverybodyHeader]: 'yes' }
