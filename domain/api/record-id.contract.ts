import * as z from 'zod/mini'

/** The id of a record in the one spelling that it has in the database: what compares, locks or seals by it goes by its text. */
export const recordId = z.uuid().check(z.toLowerCase())
