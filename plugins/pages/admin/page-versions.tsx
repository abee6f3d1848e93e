'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import { readVersions } from './deeds.ts'
import styles from './pages.module.css'

type PageVersionsProps = { page: ListedPage; home: string; timeZone: string }

/** The last states of a page: from whom, what changed, and the way to compare them. */
export function PageVersions({ page, home, timeZone }: PageVersionsProps) {
  // A change of the page has made another one.
  const versions = useLoaded(`${page.id} ${page.changedAt}`, (signal) =>
    readVersions(fetch, { signal, params: { id: page.id } }),
  )

  return (
    <section aria-labelledby="page-versions" className={styles.versions}>
      <h3 id="page-versions">Frühere Stände</h3>
      <LoadedView of={versions} rows={3}>
        {({ versions: states }) => (
          <ol className={styles.trash}>
            {states.map(({ id, at, isPublished, by, summary }) => (
              <li key={id}>
                <a href={`${home}/collections/sites/${page.id}/versions/${id}`}>
                  <MomentText at={at} timeZone={timeZone} />
                </a>
                <span>{summary.length > 0 ? summary.join(', ') : 'Inhalt unverändert'}</span>
                <span className={styles.quiet}>
                  {isPublished ? 'Veröffentlicht' : 'Entwurf'}
                  {by ? ` von ${by}` : ', selbst gespeichert'}
                </span>
              </li>
            ))}
          </ol>
        )}
      </LoadedView>
    </section>
  )
}
