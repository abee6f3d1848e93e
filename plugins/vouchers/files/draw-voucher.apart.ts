import { Document, Page, StyleSheet, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'

import { pdfOf, pictureOf, printed, text } from '#collections/shared/paper/pdf-parts.ts'

import type { VoucherSheet } from './voucher-sheet.ts'

const styles = StyleSheet.create({
  page: { ...printed, fontSize: 8.5 },
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
export const drawVoucher = (sheet: VoucherSheet): Promise<Uint8Array> => pdfOf(documentOf(sheet))

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
        pictureOf(squares, side),
      ),
    ),
  )

const side = 84
