/**
 * What an order adds to a row, and what a row is the sum of. Money is in cents, times in seconds, quantities in
 * thousandths; all of them are whole numbers, so that sums are exact.
 */
export const sumNames = [
  /** How many orders add to it. */
  'entries',
  /** Those that are sold, and those that came to nothing. */
  'orders',
  'lost',
  /** Those of which an average is made: an order of vouchers alone is worth what nobody has had yet. */
  'averaged',
  'quantity',
  'gross',
  'net',
  'tax',
  'tip',
  'lostGross',
  /** Of so many orders it is known how long they took to be confirmed, and to be ready. */
  'confirmed',
  'confirmSeconds',
  'readied',
  'readySeconds',
  'late',
  /** Of so many it is known when they were at the guest's door, and how long that took. */
  'brought',
  'doorSeconds',
] as const
export type SumName = (typeof sumNames)[number]
export type OrderSums = Record<SumName, number>

// Made of the very names that type it.
export const noSums = Object.freeze(
  Object.fromEntries(sumNames.map((name) => [name, 0])),
) as Readonly<OrderSums>

/** A year of hours has thousands of rows, so each is a copy that is filled in. */
export function sumsBy(read: (name: SumName) => number): OrderSums {
  const sums = { ...noSums }
  for (const name of sumNames) sums[name] = read(name)

  return sums
}

/** One with the other; the second may count as taken away. */
export const addedSums = (one: OrderSums, other: OrderSums, sign: 1 | -1 = 1): OrderSums =>
  sumsBy((name) => one[name] + sign * other[name])

export const areNoSums = (sums: OrderSums): boolean => sumNames.every((name) => sums[name] === 0)
