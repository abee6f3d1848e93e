import { fileURLToPath } from 'node:url'

import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { MonthPaper, PaperTable } from './month-paper.ts'

// Names of the neighbours are written as well: what the first file lacks is taken from the second.
const fonts = {
  Mulish: import.meta.resolve('@fontsource/mulish/files/mulish-latin-400-normal.woff'),
  'Mulish ext': import.meta.resolve('@fontsource/mulish/files/mulish-latin-ext-400-normal.woff'),
}
for (const [family, address] of Object.entries(fonts)) Font.register({ family, src: fileURLToPath(address) })
// Words are put on the next line as they are: figures and hashes have no syllables.
Font.registerHyphenationCallback((word) => [word])

const styles = StyleSheet.create({
  page: { padding: 42, paddingBottom: 58, fontFamily: Object.keys(fonts), fontSize: 9, color: '#1d1d1d' },
  heading: { fontSize: 10.5, color: '#555555' },
  title: { fontSize: 20, marginTop: 2, marginBottom: 10 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 2 },
  fact: { width: '33%', marginBottom: 8, paddingRight: 8 },
  label: { fontSize: 8, color: '#555555' },
  table: { marginTop: 10 },
  caption: { fontSize: 11.5, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottom: '0.5 solid #cccccc', paddingVertical: 2.5 },
  sum: { flexDirection: 'row', borderTop: '1 solid #1d1d1d', paddingVertical: 3 },
  cell: { paddingRight: 6 },
  hashes: { marginTop: 14 },
  hash: { fontSize: 8, marginBottom: 3 },
  foot: { position: 'absolute', bottom: 22, left: 42, right: 42, fontSize: 8, color: '#555555' },
})

/** The paper as a PDF of A4 pages; a long month goes on with the next one. */
export const drawMonth = async (paper: MonthPaper): Promise<Uint8Array> =>
  new Uint8Array(await renderToBuffer(documentOf(paper)))

const documentOf = (paper: MonthPaper) =>
  h(
    Document,
    { title: paper.title, author: paper.heading, language: 'de' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      text(paper.heading, styles.heading),
      text(paper.title, styles.title),
      h(View, { style: styles.facts }, ...paper.facts.map(([label, value]) => fact(label, value))),
      ...paper.tables.map(tableOf),
      h(
        View,
        { style: styles.hashes, wrap: false },
        ...paper.hashes.map(([label, value]) => text(`${label}: ${value}`, styles.hash)),
      ),
      footOf(paper),
    ),
  )

const footOf = ({ title, heading }: MonthPaper) =>
  h(Text, {
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `${heading} · ${title} · Seite ${pageNumber} von ${totalPages}`,
  })

type Style = (typeof styles)[keyof typeof styles]

const text = (words: string, style?: Style): ReactElement => h(Text, style ? { style } : {}, words)

const fact = (label: string, value: string) =>
  h(View, { style: styles.fact }, text(label, styles.label), text(value))

const tableOf = (table: PaperTable) => {
  const { title, head, rows, sum } = table

  return h(
    View,
    { style: styles.table },
    text(title, styles.caption),
    rowOf(head, table, styles.row, styles.label),
    ...rows.map((row) => rowOf(row, table, styles.row)),
    ...(sum ? [rowOf(sum, table, styles.sum)] : []),
  )
}

const rowOf = (cells: readonly string[], { widths }: PaperTable, style: Style, own?: Style) =>
  h(
    View,
    { style, wrap: false },
    ...cells.map((cell, index) =>
      h(Text, { style: [styles.cell, { flex: widths[index] ?? 1 }, ...(own ? [own] : [])] }, cell),
    ),
  )
