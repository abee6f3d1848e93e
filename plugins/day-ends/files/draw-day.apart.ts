import { fileURLToPath } from 'node:url'

import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { DaySheet, SheetTable } from './day-sheet.ts'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
// Words are put on the next line as they are: figures and hashes have no syllables.
Font.registerHyphenationCallback((word) => [word])

const styles = StyleSheet.create({
  page: { padding: 42, paddingBottom: 58, fontFamily: Object.keys(fonts), fontSize: 9.5, color: '#1d1d1d' },
  heading: { fontSize: 10.5, color: '#555555' },
  title: { fontSize: 20, marginTop: 2, marginBottom: 10 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 4 },
  fact: { width: '33%', marginBottom: 8 },
  label: { fontSize: 8, color: '#555555' },
  table: { marginTop: 10 },
  caption: { fontSize: 11.5, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottom: '0.5 solid #cccccc', paddingVertical: 3 },
  sum: { flexDirection: 'row', borderTop: '1 solid #1d1d1d', paddingVertical: 3 },
  words: { flex: 2 },
  figure: { flex: 1, textAlign: 'right' },
  notes: { marginTop: 12 },
  hashes: { marginTop: 14 },
  hash: { fontSize: 8, marginBottom: 3 },
  foot: { position: 'absolute', bottom: 22, left: 42, right: 42, fontSize: 8, color: '#555555' },
})

/** The sheet as a PDF of A4 pages. */
export const drawDay = async (sheet: DaySheet): Promise<Uint8Array> =>
  new Uint8Array(await renderToBuffer(documentOf(sheet)))

const documentOf = (sheet: DaySheet) =>
  h(
    Document,
    { title: sheet.title, author: sheet.heading, language: 'de' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      text(sheet.heading, styles.heading),
      text(sheet.title, styles.title),
      h(View, { style: styles.facts }, ...sheet.facts.map(([label, value]) => fact(label, value))),
      ...sheet.tables.map(tableOf),
      h(View, { style: styles.notes }, ...sheet.notes.map((note) => text(note))),
      h(
        View,
        { style: styles.hashes, wrap: false },
        ...sheet.hashes.map(([label, value]) => text(`${label}: ${value}`, styles.hash)),
      ),
      footOf(sheet),
    ),
  )

const footOf = ({ title, heading }: DaySheet) =>
  h(Text, {
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `${heading} · ${title} · Seite ${pageNumber} von ${totalPages}`,
  })

type Style = (typeof styles)[keyof typeof styles]

const text = (words: string, style?: Style): ReactElement => h(Text, style ? { style } : {}, words)

const fact = (label: string, value: string) =>
  h(View, { style: styles.fact }, text(label, styles.label), text(value))

/** Short enough to stay on one page. */
const tableOf = ({ title, head, rows, sum }: SheetTable) =>
  h(
    View,
    { style: styles.table, wrap: false },
    text(title, styles.caption),
    rowOf(head, styles.row, styles.label),
    ...rows.map((row) => rowOf(row, styles.row)),
    ...(sum ? [rowOf(sum, styles.sum)] : []),
  )

const rowOf = (cells: readonly string[], style: Style, own?: Style) =>
  h(
    View,
    { style },
    ...cells.map((cell, index) =>
      h(Text, { style: [index === 0 ? styles.words : styles.figure, ...(own ? [own] : [])] }, cell),
    ),
  )
