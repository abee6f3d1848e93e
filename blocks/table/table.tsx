import type { TableSection } from '#cms/payload-types.ts'
import { tableOf } from '#domain/content/table-of.ts'

import type { SectionProps } from '../shared/section.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './table.module.css'

/** Sizes, times or comparisons in rows and columns. */
export function TableView({ section }: SectionProps<TableSection>) {
  const { subheadline, text, rows, hasHead } = section
  const table = tableOf(rows ?? '', { hasHead: hasHead !== false })

  return (
    <Shell subheadline={subheadline}>
      <Text text={text} />
      {table.rows.length > 0 && (
        <DataTable label={subheadline || 'Tabelle'} className={styles.room} {...table} />
      )}
    </Shell>
  )
}
