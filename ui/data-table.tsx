import { classNames } from './class-names.ts'
import styles from './data-table.module.css'

type Props = {
  /** What it is called where it has no caption. */
  label: string
  caption?: string | undefined
  head: string[] | null
  rows: string[][]
  className?: string | undefined
}

/** Words in rows and columns that a narrow window moves sideways, by keyboard as well. */
export function DataTable({ label, caption, head, rows, className }: Props) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- What is moved sideways has to be reached.
    <div className={classNames(styles.room, className)} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
