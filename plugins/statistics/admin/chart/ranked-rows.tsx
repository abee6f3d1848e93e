'use client'

import { changeOf } from '#domain/insight/statistics/figure-words.ts'
import { groupings, type Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics, StatisticsRow } from '#domain/insight/statistics/statistics.contract.ts'

import { cellOf, othersLabel } from './answer-table.ts'
import styles from './chart.module.css'
import { ListLink } from './list-link.tsx'
import { rowsByMeasure } from './rows-by-measure.ts'

type RankedRowsProps = {
  answer: Statistics
  measure: Measure
  caption: string
  home: string
  most: number
  /** What is done with a row that is pressed; null where nothing can be narrowed by it. */
  onRow: ((row: { key: string }) => void) | null
}

/** The greatest rows, each with its figure, its bar and what became of it. */
export function RankedRows({ answer, measure, caption, home, most, onRow }: RankedRowsProps) {
  const { rows, measures, by, compared, others } = answer
  const asked = measures.find(({ key }) => key === measure) ?? measures[0]
  if (!asked) return null
  const shown = rowsByMeasure(answer, asked.key).slice(0, most)
  const greatest = Math.max(1, ...shown.map(({ values }) => values[asked.key] ?? 0))
  const hidden = rows.length - shown.length + (others?.rows ?? 0)

  return (
    <table className={`${styles.table} ${styles.ranked}`}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{groupings[by]}</th>
          <th scope="col">{asked.label}</th>
          {compared && <th scope="col">Änderung</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Bar share={(row.values[asked.key] ?? 0) / greatest} />
              <RowName {...{ row, home, onRow }} />
            </th>
            <td>{cellOf(row.values, asked, answer).text}</td>
            {compared && <ChangeCell row={row} measure={asked.key} />}
          </tr>
        ))}
        {hidden > 0 && (
          <tr>
            <th scope="row">
              <span className={styles.others}>{othersLabel(hidden)}</span>
            </th>
            <td>{rows.length > shown.length ? '' : cellOf(others?.values ?? {}, asked, answer).text}</td>
            {compared && <td>–</td>}
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Nothing has no bar. */
export const Bar = ({ share }: { share: number }) =>
  share > 0 && <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />

type RowNameProps = {
  row: Pick<StatisticsRow, 'key' | 'label' | 'path'>
  home: string
  onRow: ((row: { key: string }) => void) | null
}

/** What a row is called: a press narrows everything to it, and there may be a list of its records. */
export function RowName({ row, home, onRow }: RowNameProps) {
  const { label, path } = row

  return (
    <span className={styles.name}>
      {onRow ? (
        <button type="button" className={styles.narrow} title={label} onClick={() => onRow(row)}>
          {label}
          <span className={styles.unseen}>, alles darauf eingrenzen</span>
        </button>
      ) : (
        <span title={label}>{label}</span>
      )}
      <ListLink {...{ home, path }} of={label} />
    </span>
  )
}

function ChangeCell({ row: { values, before }, measure }: { row: StatisticsRow; measure: Measure }) {
  const change = changeOf(values[measure], before?.[measure])

  return <td>{change ? <span className={styles.change}>{change.text}</span> : '–'}</td>
}
