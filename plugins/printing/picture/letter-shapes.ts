import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { create } from 'fontkitten'

import { baselineDots, letterFonts, letterSizeDots } from './letter-fonts.data.ts'

const fontsOf = (weight: keyof typeof letterFonts) =>
  letterFonts[weight].map((address) => create(readFileSync(fileURLToPath(address))))
const fonts = { regular: fontsOf('regular'), bold: fontsOf('bold') }
const known = new Map<string, string>()

/** The outline of a letter in dots, as SVG writes it; empty for what has none. */
export function shapeOf(letter: string, isBold: boolean): string {
  const key = `${isBold ? 'b' : 'r'}${letter}`
  const shape = known.get(key) ?? draw(letter, isBold)
  known.set(key, shape)

  return shape
}

function draw(letter: string, isBold: boolean): string {
  const code = letter.codePointAt(0) ?? 32
  const all = fonts[isBold ? 'bold' : 'regular']
  const font = all.find((each) => 'hasGlyphForCodePoint' in each && each.hasGlyphForCodePoint(code)) ?? all[0]
  if (!font || !('glyphForCodePoint' in font)) return ''
  const scale = letterSizeDots / font.unitsPerEm

  return font.glyphForCodePoint(code).path.transform(scale, 0, 0, -scale, 0, baselineDots).toSVG()
}
