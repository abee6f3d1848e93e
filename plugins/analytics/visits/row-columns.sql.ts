/** One value of each row, in their order, as statements take lists of rows. */
export const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] =>
  rows.map((row) => row[name])

export const asArrays = (types: readonly string[]): string =>
  types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')

/** That a row of a table is the one that is named by `n`. */
export const isSame = (table: string, names: readonly string[]): string =>
  names.map((name) => `${table}.${columnOf(name)} = n.${columnOf(name)}`).join(' and ')

export const columnsOf = (names: readonly string[]): string => names.map(columnOf).join(', ')

export const columnOf = (name: string): string =>
  name === 'division' || name === 'branch' ? `${name}_id` : `"${name}"`
