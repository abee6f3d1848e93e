import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import { pdfOf, pictureOf, printed, text } from '#collections/shared/paper/pdf-parts.ts'

import type { Badge } from './badge-sheet.ts'

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
    ...printed,
  },
  card: { ...card, padding: padding, justifyContent: 'space-between', border: '0.5 dashed #999999' },
  name: { flexDirection: 'row', flexWrap: 'wrap' },
  foot: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  words: { flex: 1, paddingRight: 3 * mm },
  place: { fontSize: 10, color: '#444444', maxLines: 3, textOverflow: 'ellipsis' },
  kind: { fontSize: 8, color: '#666666', marginBottom: 3 },
})

/** Two badges beside each other and five below each other on each page of A4. */
export const drawBadges = (badges: readonly Badge[]): Promise<Uint8Array> =>
  pdfOf(
    h(
      Document,
      { title: 'Ausweise für die Stempeluhr', language: 'de' },
      h(Page, { size: 'A4', style: styles.page }, ...badges.map(cardOf)),
    ),
  )

const cardOf = ({ name, place, squares }: Badge) =>
  h(
    View,
    { style: styles.card, wrap: false },
    nameOf(name),
    h(
      View,
      { style: styles.foot },
      h(View, { style: styles.words }, text('Stempeluhr', styles.kind), text(place, styles.place)),
      pictureOf(squares, side),
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
