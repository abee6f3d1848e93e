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
const padding = 5 * mm
const side = 29 * mm

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
  card: { ...card, padding: padding, justifyContent: 'space-between', border: '0.5 dashed #999999' },
  name: { flexDirection: 'row', flexWrap: 'wrap' },
  foot: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  words: { flex: 1, paddingRight: 3 * mm },
  place: { fontSize: 10, color: '#444444', maxLines: 3, textOverflow: 'ellipsis' },
  kind: { fontSize: 8, color: '#666666', marginBottom: 3 },
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
    nameOf(name),
    h(
      View,
      { style: styles.foot },
      h(View, { style: styles.words }, text('Stempeluhr', styles.kind), text(place, styles.place)),
      pictureOf(squares),
    ),
  )

/** Each word as a box of its own: a line would be broken where one font takes over from the other, within a word. */
function nameOf(name: string): ReactElement {
  const words = name.split(/\s+|(?<=-)/)
  const fontSize = sizeOf(words)

  return h(
    View,
    { style: styles.name },
    ...words.map((word) =>
      h(
        Text,
        { style: { fontSize, lineHeight: 1.15, paddingRight: word.endsWith('-') ? 0 : fontSize / 4 } },
        word,
      ),
    ),
  )
}

/** Letters are no wider than this part of their size, on average. */
const widthOfLetter = 0.58
const sizes = { most: 18, least: 7 }

/** So that the longest word fits into a line, and all of them into two. */
function sizeOf(words: readonly string[]): number {
  const room = card.width - 2 * padding
  const longest = Math.max(...words.map(({ length }) => length + 1))
  const half = (words.join(' ').length + longest) / 2
  const fitting = room / (widthOfLetter * Math.max(longest, half))

  return Math.min(sizes.most, Math.max(sizes.least, fitting))
}

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
