'use client'

import { Link } from '@payloadcms/ui'

import type { AnswerTable, Cell } from './answer-table.ts'
import styles from './chart.module.css'

type PlainTableProps = {
  table: AnswerTable
  caption: string
  /** The address of the panel, where cells lead to their lists; what is not seen leads nowhere. */
  home?: string
}

/** What stands behind a drawing: each figure, for whoever reads better than looks. */
export function PlainTable({ table: { titles, rows }, caption, home }: PlainTableProps) {
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
            <th scope="row">
              <CellText of={first} home={home} />
            </th>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column}>
                <CellText of={cell} home={home} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CellText({ of, home }: { of: Cell | undefined; home: string | undefined }) {
  if (of?.path === undefined || home === undefined) return of?.text

  return (
    <Link href={`${home}${of.path}`} prefetch={false}>
      {of.text}
    </Link>
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
