import type { TableSection } from '#cms/payload-types.ts'
import { tableOf } from '#domain/content/table-of.ts'

import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './table.module.css'

/** A table that a narrow window moves sideways, by keyboard as well. */
export function TableView({ section }: SectionProps<TableSection>) {
  const { subheadline, text, rows, hasHead } = section
  const table = tableOf(rows ?? '', { hasHead: hasHead !== false })

  return (
    <Shell subheadline={subheadline}>
      <Text text={text} />
      {table.rows.length > 0 && (
        // oxlint-disable-next-line no-noninteractive-tabindex -- What is moved sideways has to be reached.
        <div className={styles.room} role="group" aria-label={subheadline || 'Tabelle'} tabIndex={0}>
          <table className={styles.table}>
            {table.head && (
              <thead>
                <tr>
                  {table.head.map((cell, index) => (
                    <th key={index} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Shell>
  )
}
