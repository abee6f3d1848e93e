/** Letters are no wider than this part of their size, on average. */
const widthOfLetter = 0.58

type Room = { width: number; lines: number; most: number; least: number }

/** A line of text in pieces between which it may be broken: after blanks, and within names after a hyphen. */
export const piecesOfName = (name: string): string[] => name.split(/(?<=\s)|(?<=-)/).filter(Boolean)
/** An address is broken behind its signs, and nothing is put in where it is. */
export const piecesOfAddress = (address: string): string[] => address.split(/(?<=[/.-])/).filter(Boolean)

/** So large that the longest piece fits into a line and all of them into the lines, in points. */
export function sizeOfPieces(pieces: readonly string[], { width, lines, most, least }: Room): number {
  const longest = Math.max(1, ...pieces.map(({ length }) => length))
  const perLine = Math.max(longest, (pieces.join('').length + longest * (lines - 1)) / lines)

  return Math.min(most, Math.max(least, width / (widthOfLetter * perLine)))
}
