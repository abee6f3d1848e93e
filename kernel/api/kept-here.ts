export const keptHereHeader = 'x-data-kept-here'

/**
 * An answer that this server keeps for whoever knows its address, and nothing on the way may. The address holds a secret,
 * so what is answered at all is no more than there is, however it is spelled.
 */
export const keptHere = { headers: { 'cache-control': 'no-store', [keptHereHeader]: 'yes' } }
