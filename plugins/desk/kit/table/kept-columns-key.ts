/** Below which name a person's choice of columns is kept, before the name of the table. */
export const keptColumnsPrefix = 'desk-columns-'
