'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import type { PageVersion } from '#domain/content/pages/versions.contract.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import { readVersions } from './deeds.ts'
import styles from './pages.module.css'

type PageVersionsProps = {
  page: string
  /** Whose states they are: a page's, or a piece's. */
  of?: DraftedSlug
  /** A change of the page has made another one. */
  changedAt?: string
  /** How many of them are shown. */
  most?: number
  /** Of what it stands in. */
  heading?: 'h2' | 'h3'
  home: string
  timeZone: string
}

/** The last states of a page: from whom, what changed, and the way to compare them. */
export function PageVersions({
  page,
  of = 'sites',
  changedAt,
  most = 20,
  heading: Heading = 'h3',
  home,
  timeZone,
}: PageVersionsProps) {
  const versions = useLoaded(`${page} ${changedAt ?? ''}`, (signal) =>
    readVersions(fetch, { signal, params: { id: page }, query: { of, most } }),
  )

  return (
    <section aria-labelledby="page-versions" className={styles.versions}>
      <Heading id="page-versions">Frühere Stände</Heading>
      <LoadedView of={versions} rows={3}>
        {({ versions: states }) => (
          <ol className={styles.trash}>
            {states.map(({ id, at, isPublished, by, isSelfSaved, summary }) => (
              <li key={id}>
                <a href={`${home}/collections/${of}/${page}/versions/${id}`}>
                  <MomentText at={at} timeZone={timeZone} />
                </a>
                <span>{summary.length > 0 ? summary.join(', ') : 'Inhalt unverändert'}</span>
                <span className={styles.quiet}>{stateWords({ isPublished, by, isSelfSaved })}</span>
              </li>
            ))}
          </ol>
        )}
      </LoadedView>
    </section>
  )
}

function stateWords({
  isPublished,
  by,
  isSelfSaved,
}: Pick<PageVersion, 'isPublished' | 'by' | 'isSelfSaved'>) {
  const state = isPublished ? 'Veröffentlicht' : 'Entwurf'
  const whose = by ? `${state} von ${by}` : state

  return isSelfSaved ? `${whose}, selbst gespeichert` : whose
}
