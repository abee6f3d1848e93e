'use client'

import { groupings } from '#domain/insight/statistics/figure-terms.data.ts'

import { changeTo, filterOfRow } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import styles from './chart.module.css'
import { Bar, RowName } from './ranked-rows.tsx'
import { type Columns, wideCells, wideRows, wideTitles, type WideRow } from './wide-rows.ts'

const mostRows = 25

/** The rows of a wide card; bars are of its first figure. A row that is pressed narrows everything. */
export function WideRows({ columns, caption }: { columns: readonly Columns[]; caption: string }) {
  const { home } = useChosen()
  const onRow = useNarrowing(columns)
  const all = wideRows(columns)
  const shown = all.slice(0, mostRows)
  const greatest = Math.max(1, ...shown.map((row) => firstOf(columns, row)))
  const by = columns[0]?.answer.by ?? 'none'
  if (shown.length === 0) return <p className={styles.nothing}>In diesem Zeitraum wurde nichts gezählt.</p>

  return (
    // Who has no pointer scrolls it by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.across} role="region" aria-label={`${caption} als Tabelle`} tabIndex={0}>
      <table className={`${styles.table} ${styles.ranked} ${styles.wide}`}>
        <caption className={styles.unseen}>{caption}</caption>
        <Head columns={columns} name={groupings[by]} />
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Bar share={firstOf(columns, row) / greatest} />
                <RowName row={row} home={home} onRow={row.of[0] ? onRow : null} />
              </th>
              {wideCells(columns, row).map(({ text }, column) => (
                // Columns have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > shown.length && (
        <p className={styles.counts}>{`Weitere ${all.length - shown.length} stehen in der Datei.`}</p>
      )}
    </div>
  )
}

function useNarrowing(columns: readonly Columns[]) {
  const { change } = useChosen()
  const filter = filterOfRow(columns[0]?.answer.by ?? 'none')

  return filter && (({ key }: { key: string }) => change(changeTo.filter(filter, key)))
}

function firstOf(columns: readonly Columns[], { of }: WideRow): number {
  const measure = columns[0]?.measures[0]

  return (measure && of[0]?.values[measure]) ?? 0
}

/** Whose figures they are stands above what they count. */
function Head({ columns, name }: { columns: readonly Columns[]; name: string }) {
  return (
    <thead>
      {columns.length > 1 && (
        <tr>
          <th scope="col" className={styles.heading}>
            <span className={styles.unseen}>Was gezählt wird</span>
          </th>
          {columns.map(({ heading, measures }) => (
            <th key={heading} scope="colgroup" colSpan={measures.length} className={styles.heading}>
              {heading}
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th scope="col">{name}</th>
        {wideTitles(columns).map(({ heading, label }) => (
          <th key={`${heading} ${label}`} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
