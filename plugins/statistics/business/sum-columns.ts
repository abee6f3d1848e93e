import { type OrderSums, type SumName, sumNames, sumsBy } from '#domain/insight/business/order-sums.ts'

/** The column of a sum. */
export const sumColumn = (name: SumName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const sumColumns = sumNames.map(sumColumn)

/** As JSON keeps sums: what is nothing is left out. */
export const keptSums = (sums: OrderSums): Partial<OrderSums> =>
  Object.fromEntries(sumNames.flatMap((name) => (sums[name] === 0 ? [] : [[name, sums[name]]])))

export const toSums = (kept: Partial<OrderSums>): OrderSums => sumsBy((name) => kept[name] ?? 0)

/** The columns of a record set of JSON that says sums by their names. */
export const sumsOfJson = sumNames.map((name) => `"${name}" bigint`).join(', ')

/** The same as columns of a table. */
export const jsonSums = (table: string): string =>
  sumNames.map((name) => `coalesce(${table}."${name}", 0) as ${sumColumn(name)}`).join(', ')

/** What rows come to, under the names of the sums: all of them, or those that are asked for. */
export const summedUp = (names: readonly SumName[] = sumNames): string =>
  names.map((name) => `coalesce(sum(${sumColumn(name)}), 0)::float8 as "${name}"`).join(', ')
