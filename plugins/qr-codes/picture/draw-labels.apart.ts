import { fileURLToPath } from 'node:url'

import {
  Document,
  Font,
  Image,
  Page,
  Path,
  Rect,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { LabelLayout } from '#domain/insight/qr/label-layout.ts'

import { acrossOf, type Artwork, logoPlace, pathOf } from './artwork.ts'
import { piecesOfAddress, piecesOfName, sizeOfPieces } from './label-words.ts'
import { readLogo } from './read-logo.ts'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
Font.registerHyphenationCallback((word) => [word])

/** What stands beside or below a code, without the scheme of its address. */
export type LabelWords = { name: string; place: string; address: string }

export type Labels = {
  title: string
  artwork: Artwork
  words: LabelWords
  layout: LabelLayout
  /** One label on a page of its size, or as many as there are pieces on sheets of A4. */
  sheet: { perSheet: number; sheets: number; pieces: number } | null
}

const mm = 72 / 25.4

const styles = StyleSheet.create({
  page: {
    fontFamily: Object.keys(fonts),
    color: '#000000',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
  },
  label: { alignItems: 'center', overflow: 'hidden' },
  words: { flex: 1, justifyContent: 'center' },
  pieces: { flexDirection: 'row', flexWrap: 'wrap' },
})

/** The code is one drawing, however often it stands on the sheets. */
export async function drawLabels(labels: Labels): Promise<Uint8Array> {
  const { title, layout, sheet } = labels
  const logo = await readLogo(labels.artwork)
  const size = sheet ? ('A4' as const) : { width: layout.width * mm, height: layout.height * mm }
  const onSheet = (at: number) =>
    Math.min(sheet?.perSheet ?? 1, (sheet?.pieces ?? 1) - at * (sheet?.perSheet ?? 1))
  const pages = Array.from({ length: sheet?.sheets ?? 1 }, (_, at) =>
    h(
      Page,
      { size, style: styles.page, key: at },
      ...Array.from({ length: onSheet(at) }, (_each, index) => labelOf(labels, logo, index)),
    ),
  )

  return new Uint8Array(await renderToBuffer(h(Document, { title, language: 'de' }, ...pages)))
}

function labelOf({ artwork, words, layout }: Labels, logo: Buffer | null, key: number): ReactElement {
  const { width, height, padding, isBeside } = layout
  const box = {
    width: width * mm,
    // A page that is filled to the last digit is taken for one that is too small.
    height: height * mm - 0.01,
    padding: padding * mm,
    gap: (padding * mm) / (isBeside ? 1 : 2),
  }

  return h(
    View,
    { key, wrap: false, style: [styles.label, box, { flexDirection: isBeside ? 'row' : 'column' }] },
    pictureOf(artwork, logo, layout.side * mm),
    wordsOf(words, layout),
  )
}

function pictureOf(artwork: Artwork, logo: Buffer | null, side: number): ReactElement {
  const across = acrossOf(artwork)
  const place = logoPlace(artwork)
  const ofModule = side / across
  const inset = { left: place.at * ofModule, top: place.at * ofModule, width: place.side * ofModule }

  return h(
    View,
    { style: { width: side, height: side } },
    h(
      Svg,
      { width: side, height: side, viewBox: `0 0 ${across} ${across}` },
      h(Rect, { x: 0, y: 0, width: across, height: across, fill: artwork.colors.light }),
      h(Path, { fill: artwork.colors.dark, d: pathOf(artwork) }),
    ),
    logo &&
      h(Image, {
        src: { data: logo, format: 'png' },
        style: { position: 'absolute', ...inset, height: inset.width },
      }),
  )
}

function wordsOf(
  { name, place, address }: LabelWords,
  { width, height, side, padding, isBeside }: LabelLayout,
) {
  const room = (isBeside ? width - side - 3 * padding : width - 2 * padding) * mm
  const most = Math.min(16, Math.max(6, height * (isBeside ? 0.3 : 0.22)))
  const sizeOf = (pieces: string[], largest: number, lines: number) =>
    sizeOfPieces(pieces, { width: room, lines, most: largest, least: 3.5 })
  const [named, placed, typed] = [piecesOfName(name), piecesOfName(place), piecesOfAddress(address)]
  const ofName = sizeOf(named, most, isBeside ? 3 : 1)

  return h(
    View,
    { style: [isBeside ? styles.words : {}, { width: room }] },
    piecesOf(named, ofName, isBeside),
    place === '' ? null : piecesOf(placed, sizeOf(placed, ofName * 0.85, isBeside ? 2 : 1), isBeside),
    piecesOf(typed, sizeOf(typed, ofName * 0.85, isBeside ? 3 : 1), isBeside),
  )
}

/** Each piece as a box of its own: a line would be broken within a word where one font takes over from the other. */
const piecesOf = (pieces: readonly string[], fontSize: number, isLeft: boolean): ReactElement =>
  h(
    View,
    { style: [styles.pieces, { justifyContent: isLeft ? 'flex-start' : 'center' }] },
    ...pieces.map((piece, key) =>
      h(
        Text,
        { key, style: { fontSize, lineHeight: 1.2, paddingRight: /\s$/.test(piece) ? fontSize / 4 : 0 } },
        piece.trim(),
      ),
    ),
  )
