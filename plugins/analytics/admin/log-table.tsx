import { TableHead } from '#collections/shared/admin/table-head.tsx'
import type { AnalyticsLogPage } from '#domain/insight/analytics-log.contract.ts'

import styles from './analytics-logs.module.css'
import { withBefore } from './read-filters.ts'

const moments = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Vienna',
})

/** One row per entry, the newest first. */
export function LogTable({ page, filters }: { page: AnalyticsLogPage; filters: Record<string, string> }) {
  if (page.docs.length === 0) return <p>Keine Einträge gefunden.</p>

  return (
    <>
      <p>{totalText(page)}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <TableHead titles={['Zeitpunkt', 'Typ', 'Aktion', 'Kategorie', 'Daten']} />
          <tbody>
            {page.docs.map(({ id, createdAt, type, action, category, data }) => (
              <tr key={id}>
                <td>{moments.format(new Date(createdAt))}</td>
                <td>{type}</td>
                <td>{action}</td>
                <td>{category ?? '–'}</td>
                <td>
                  <code>{JSON.stringify(data)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav aria-label="Seiten" className={styles.pages}>
        {filters.before && <a href={withBefore(filters, null)}>Zum Anfang</a>}
        {page.nextBefore && <a href={withBefore(filters, page.nextBefore)}>Ältere Einträge</a>}
      </nav>
    </>
  )
}

function totalText({ totalDocs, isTotalEstimated }: AnalyticsLogPage): string {
  const count = totalDocs.toLocaleString('de-AT')
  if (isTotalEstimated) return `Ungefähr ${count} Einträge`

  return totalDocs === 1 ? '1 Eintrag' : `${count} Einträge`
}
