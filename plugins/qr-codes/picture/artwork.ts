import { encodeQR } from 'qr'

import {
  type CodeColors,
  levelWithLogo,
  levelWithoutLogo,
  logoModules,
  modulesAcross,
  quietModules,
} from '#domain/insight/qr/print-rules.ts'

/** A code as every format draws it: its dark squares, row by row, and room for a logo in their middle. */
export type Artwork = {
  squares: boolean[][]
  colors: CodeColors
  /** Where the file of the logo lies, and how many modules it has for itself. */
  logo: { file: string; modules: number } | null
}

type Wanted = { address: string; colors: CodeColors; logoFile: string | null }

export function artworkOf({ address, colors, logoFile }: Wanted): Artwork {
  const squares = squaresOf(address, logoFile !== null)
  if (logoFile === null) return { squares, colors, logo: null }

  const modules = logoModules(squares.length)
  return { squares: withoutMiddle(squares, modules), colors, logo: { file: logoFile, modules } }
}

/** How many squares a code of this address has in a row. */
export const modulesOf = (address: string, hasLogo: boolean): number => squaresOf(address, hasLogo).length

/** The library wants a quiet zone of its own, which each format draws by itself. */
function squaresOf(address: string, hasLogo: boolean): boolean[][] {
  const bordered = encodeQR(address, 'raw', { ecc: hasLogo ? levelWithLogo : levelWithoutLogo, border: 1 })

  return bordered.slice(1, -1).map((row) => row.slice(1, -1))
}

/** Nothing shows beside a logo that does not fill its room. */
function withoutMiddle(squares: boolean[][], side: number): boolean[][] {
  const from = (squares.length - side) / 2
  const isMiddle = (at: number) => at >= from && at < from + side

  return squares.map((row, y) => row.map((isDark, x) => isDark && !(isMiddle(x) && isMiddle(y))))
}

/** The side of the whole picture in modules, quiet zone included. */
export const acrossOf = ({ squares }: Artwork): number => modulesAcross(squares.length)

/** Where the logo stands, in modules from the edge of the quiet zone: half a module of its room stays free around it. */
export function logoPlace({ squares, logo }: Artwork): { at: number; side: number } {
  const room = logo?.modules ?? 0

  return { at: quietModules + (squares.length - room) / 2 + 0.5, side: Math.max(0, room - 1) }
}

/** All squares as one path, in modules from the edge of the quiet zone: drawn without seams between them. */
export function pathOf({ squares }: Artwork): string {
  return squares.flatMap((row, y) => runsOf(row).map(([x, length]) => bar(x, y, length))).join('')
}

const bar = (x: number, y: number, length: number): string =>
  `M${x + quietModules} ${y + quietModules}h${length}v1h-${length}z`

/** Where squares without a gap begin in a row, and how many they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const begins = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))

  return begins.map((x) => {
    const end = row.indexOf(false, x)
    return [x, (end < 0 ? row.length : end) - x]
  })
}
