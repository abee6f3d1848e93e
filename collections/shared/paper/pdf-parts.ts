import { fileURLToPath } from 'node:url'

import { Font, Path, renderToBuffer, type StyleSheet, Svg, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
// Words are put on the next line as they are: figures and hashes have no syllables.
Font.registerHyphenationCallback((word) => [word])

/** In which letters and ink a page is printed. */
export const printed = { fontFamily: Object.keys(fonts), color: '#1d1d1d' }

export const pdfOf = async (document: Parameters<typeof renderToBuffer>[0]): Promise<Uint8Array> =>
  new Uint8Array(await renderToBuffer(document))

export type Style = ReturnType<typeof StyleSheet.create>[string]

export const text = (words: string, style?: Style): ReactElement => h(Text, style ? { style } : {}, words)

/** A code of dark squares, row by row, as one path for all: readers draw it without seams between them. */
export const pictureOf = (squares: boolean[][], side: number): ReactElement =>
  h(
    Svg,
    { width: side, height: side, viewBox: `0 0 ${squares.length} ${squares.length}` },
    h(Path, {
      fill: '#000000',
      d: squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
    }),
  )
