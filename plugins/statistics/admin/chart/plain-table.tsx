'use client'

import type { AnswerTable } from './answer-table.ts'
import styles from './chart.module.css'

type PlainTableProps = { table: AnswerTable; caption: string }

/** What stands behind a drawing: each figure, for whoever reads better than looks. */
export function PlainTable({ table: { titles, rows }, caption }: PlainTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], index) => (
          // Rows have no other name than their place, and are never sorted.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{first?.text}</th>
            {cells.map(({ text }, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same where it is seen: it scrolls, by keys as well. */
export function ShownTable(props: PlainTableProps) {
  return (
    // Who has no pointer scrolls it by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={props.caption} tabIndex={0}>
      <PlainTable {...props} />
    </div>
  )
}
