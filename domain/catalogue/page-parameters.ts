/** What the address of a branch's page may ask for. Only browsers read it: to the server it is the same page. */

/** The product that is looked at. */
export const productParameter = 'produkt'
/** The table at which the guest sits, as its code says. */
export const tableParameter = 'tisch'
