import { encodeQR } from 'qr'

/** A badge in the words that stand on it. */
export type Badge = {
  name: string
  place: string
  /** The dark squares of its picture, row by row. */
  squares: boolean[][]
}
export type BadgeHolder = { name: string; code: string }

/** What a clock reads of a badge is its number and nothing else: it names somebody and proves nobody. ADR 126. */
export const badgesOf = (holders: readonly BadgeHolder[], place: string): Badge[] =>
  holders.map(({ name, code }) => ({
    name,
    place,
    squares: encodeQR(code, 'raw', { ecc: 'medium', border: 1 }),
  }))
