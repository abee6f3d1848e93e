import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'

import type { Paper, PaperTable } from './paper.ts'
import { pdfOf, printed, type Style, text } from './pdf-parts.ts'

const styles = StyleSheet.create({
  page: { ...printed, padding: 42, paddingBottom: 58, fontSize: 9.5 },
  densePage: { ...printed, padding: 42, paddingBottom: 58, fontSize: 9 },
  heading: { fontSize: 10.5, color: '#555555' },
  title: { fontSize: 20, marginTop: 2, marginBottom: 10 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 4 },
  denseFacts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 2 },
  fact: { width: '33%', marginBottom: 8, paddingRight: 8 },
  label: { fontSize: 8, color: '#555555' },
  table: { marginTop: 10 },
  caption: { fontSize: 11.5, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottom: '0.5 solid #cccccc', paddingVertical: 3 },
  denseRow: { flexDirection: 'row', borderBottom: '0.5 solid #cccccc', paddingVertical: 2.5 },
  sum: { flexDirection: 'row', borderTop: '1 solid #1d1d1d', paddingVertical: 3 },
  words: { flex: 2 },
  figure: { flex: 1, textAlign: 'right' },
  notes: { marginTop: 12 },
  hashes: { marginTop: 14 },
  hash: { fontSize: 8, marginBottom: 3 },
  foot: { position: 'absolute', bottom: 22, left: 42, right: 42, fontSize: 8, color: '#555555' },
})

/** What is long goes on with the next page. */
export const drawPaper = (paper: Paper): Promise<Uint8Array> => pdfOf(documentOf(paper))

const documentOf = ({ title, heading, isDense, facts, tables, notes, hashes }: Paper) =>
  h(
    Document,
    { title, author: heading, language: 'de' },
    h(
      Page,
      { size: 'A4', style: isDense ? styles.densePage : styles.page },
      text(heading, styles.heading),
      text(title, styles.title),
      h(View, { style: isDense ? styles.denseFacts : styles.facts }, ...facts.map(fact)),
      ...tables.map((table) => tableOf(table, isDense ? styles.denseRow : styles.row)),
      ...(notes ? [h(View, { style: styles.notes }, ...notes.map((note) => text(note)))] : []),
      h(
        View,
        { style: styles.hashes, wrap: false },
        ...hashes.map(([label, value]) => text(`${label}: ${value}`, styles.hash)),
      ),
      footOf(`${heading} · ${title}`),
    ),
  )

const footOf = (words: string) =>
  h(Text, {
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `${words} · Seite ${pageNumber} von ${totalPages}`,
  })

const fact = ([label, value]: [string, string]) =>
  h(View, { style: styles.fact }, text(label, styles.label), text(value))

/** One of figures is short enough to stay on one page. */
const tableOf = ({ title, head, rows, sum, widths }: PaperTable, style: Style) =>
  h(
    View,
    { style: styles.table, wrap: widths !== undefined },
    text(title, styles.caption),
    rowOf(head, widths, style, styles.label),
    ...rows.map((row) => rowOf(row, widths, style)),
    ...(sum ? [rowOf(sum, widths, styles.sum)] : []),
  )

const rowOf = (cells: readonly string[], widths: PaperTable['widths'], style: Style, own?: Style) =>
  h(
    View,
    { style, wrap: false },
    ...cells.map((cell, index) => h(Text, { style: [cellOf(index, widths), ...(own ? [own] : [])] }, cell)),
  )

function cellOf(index: number, widths: PaperTable['widths']): Style {
  if (widths) return { paddingRight: 6, flex: widths[index] ?? 1 }

  return index === 0 ? styles.words : styles.figure
}
