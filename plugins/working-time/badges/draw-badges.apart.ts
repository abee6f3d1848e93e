import { fileURLToPath } from 'node:url'

import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { Badge } from './badge-sheet.ts'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
Font.registerHyphenationCallback((word) => [word])

const mm = 72 / 25.4
/** As large as a bank card, so that it fits into the covers that there are. */
const card = { width: 85.6 * mm, height: 54 * mm }
const side = 34 * mm

const styles = StyleSheet.create({
  page: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    paddingTop: 10 * mm,
    paddingLeft: 19 * mm,
    fontFamily: Object.keys(fonts),
    color: '#1d1d1d',
  },
  card: {
    ...card,
    flexDirection: 'row',
    alignItems: 'center',
    padding: 5 * mm,
    border: '0.5 dashed #999999',
  },
  words: { flex: 1, height: side, paddingRight: 3 * mm, justifyContent: 'space-between' },
  name: { fontSize: 17, lineHeight: 1.15, maxLines: 3, textOverflow: 'ellipsis' },
  place: { fontSize: 10, color: '#444444', maxLines: 2, textOverflow: 'ellipsis' },
  kind: { fontSize: 8, color: '#666666' },
})

/** Two badges beside each other and five below each other on each page of A4. */
export const drawBadges = async (badges: readonly Badge[]): Promise<Uint8Array> =>
  new Uint8Array(
    await renderToBuffer(
      h(
        Document,
        { title: 'Ausweise für die Stempeluhr', language: 'de' },
        h(Page, { size: 'A4', style: styles.page }, ...badges.map(cardOf)),
      ),
    ),
  )

type Style = (typeof styles)[keyof typeof styles]
const text = (words: string, style: Style): ReactElement => h(Text, { style }, words)

const cardOf = ({ name, place, squares }: Badge) =>
  h(
    View,
    { style: styles.card, wrap: false },
    h(
      View,
      { style: styles.words },
      text('Stempeluhr', styles.kind),
      text(name, styles.name),
      text(place, styles.place),
    ),
    pictureOf(squares),
  )

/** One path for all squares: readers draw it without seams between them. */
const pictureOf = (squares: boolean[][]) =>
  h(
    Svg,
    { width: side, height: side, viewBox: `0 0 ${squares.length} ${squares.length}` },
    h(Path, {
      fill: '#000000',
      d: squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
    }),
  )
