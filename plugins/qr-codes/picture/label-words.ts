/** Letters are no wider than this part of their size, on average. */
const widthOfLetter = 0.58

type Room = { width: number; lines: number; most: number; least: number }

/** Each piece is laid out by itself, on every label of a sheet, so a name of hyphens alone must not be one each. */
const mostPieces = 24

/** A line of text in pieces between which it may be broken: after blanks, and within names after a hyphen. */
export const piecesOfName = (name: string): string[] => fewPieces(name.split(/(?<=\s)|(?<=-)/))
/** An address is broken behind its signs, and nothing is put in where it is. */
export const piecesOfAddress = (address: string): string[] => fewPieces(address.split(/(?<=[/.-])/))

/** Short neighbours stay together where there are many: any two of them are longer than a twelfth of it all. */
function fewPieces(pieces: readonly string[]): string[] {
  const short = Math.ceil((2 * pieces.join('').length) / mostPieces)
  const joined: string[] = []
  for (const piece of pieces.filter(Boolean)) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + piece.length <= short) joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }

  return joined
}

/** So large that the longest piece fits into a line and all of them into the lines, in points. */
export function sizeOfPieces(pieces: readonly string[], { width, lines, most, least }: Room): number {
  const longest = Math.max(1, ...pieces.map(({ length }) => length))
  const perLine = Math.max(longest, (pieces.join('').length + longest * (lines - 1)) / lines)

  return Math.min(most, Math.max(least, width / (widthOfLetter * perLine)))
}
