import { createHash } from 'node:crypto'

/** An evenly spread number from 0 to 1 for each `n` of a statement and each purpose, the same in every run. */
export const drawnInSql = (n: string, purpose: number): string =>
  `((hashint8extended((${n})::bigint, ${purpose}) & 4503599627370495)::float8 / 4503599627370496)`

/** One of `count` numbers from 0 on; low ones are much likelier than high ones, as with pages and products. */
export const favouredInSql = (n: string, purpose: number, count: number): string =>
  `floor(${count} * power(${drawnInSql(n, purpose)}, 2))::int`

/** The same id for the same words in every run. */
export function idOf(words: string): string {
  const hex = createHash('md5').update(words).digest('hex')

  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Draws for templates that are made in the process: a whole number below `below` for each call, always the same. */
export function drawer(seed: number): (below: number) => number {
  let state = seed

  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
