import { fileURLToPath } from 'node:url'

import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { VoucherSheet } from './voucher-sheet.ts'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
Font.registerHyphenationCallback((word) => [word])

const styles = StyleSheet.create({
  page: { fontFamily: Object.keys(fonts), fontSize: 8.5, color: '#1d1d1d' },
  card: { width: 420, height: 297.6, flexDirection: 'row' },
  band: { width: 18 },
  body: { flex: 1, padding: 22, justifyContent: 'space-between' },
  top: { flexDirection: 'row', justifyContent: 'space-between' },
  house: { fontSize: 11 },
  kind: { fontSize: 11, color: '#555555' },
  value: { fontSize: 38, lineHeight: 1.15 },
  recipient: { fontSize: 13, marginTop: 2 },
  message: { fontSize: 10, marginTop: 4, color: '#333333', maxLines: 4, textOverflow: 'ellipsis' },
  foot: { flexDirection: 'row', alignItems: 'flex-end' },
  words: { flex: 1, paddingRight: 16 },
  code: { fontSize: 17, letterSpacing: 1, marginBottom: 6 },
  term: { fontSize: 7.5, color: '#555555', marginBottom: 1.5 },
  cut: { position: 'absolute', top: 323, left: 28, fontSize: 7.5, color: '#777777' },
})

/** The voucher as a PDF of one page: a card of A6, or A4 with the card to cut out. */
export const drawVoucher = async (sheet: VoucherSheet): Promise<Uint8Array> =>
  new Uint8Array(await renderToBuffer(documentOf(sheet)))

const documentOf = (sheet: VoucherSheet) =>
  h(
    Document,
    { title: `Gutschein ${sheet.house}`, author: sheet.house, language: 'de' },
    sheet.paper === 'a6'
      ? h(Page, { size: 'A6', orientation: 'landscape', style: styles.page }, cardOf(sheet))
      : h(
          Page,
          { size: 'A4', style: styles.page },
          h(
            View,
            { style: { position: 'absolute', top: 22, left: 28, border: '0.5 dashed #999999' } },
            cardOf(sheet),
          ),
          text('Entlang der Linie ausschneiden.', styles.cut),
        ),
  )

type Style = (typeof styles)[keyof typeof styles]
const text = (words: string, style?: Style): ReactElement => h(Text, style ? { style } : {}, words)

const cardOf = ({ house, color, value, recipient, message, code, squares, terms }: VoucherSheet) =>
  h(
    View,
    { style: styles.card },
    h(View, { style: [styles.band, { backgroundColor: color }] }),
    h(
      View,
      { style: styles.body },
      h(View, { style: styles.top }, text(house, styles.house), text('Gutschein', styles.kind)),
      h(
        View,
        {},
        text(value, styles.value),
        ...(recipient ? [text(recipient, styles.recipient)] : []),
        ...(message ? [text(message, styles.message)] : []),
      ),
      h(
        View,
        { style: styles.foot },
        h(
          View,
          { style: styles.words },
          text(code, styles.code),
          ...terms.map((term) => text(term, styles.term)),
        ),
        pictureOf(squares),
      ),
    ),
  )

const side = 84

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
