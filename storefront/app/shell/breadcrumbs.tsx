import { Link, useMatches } from 'react-router'

import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Absent on the page itself. */
  to?: string
}

/** Route modules export a `handle` of this shape to take part in the breadcrumb bar. */
export interface CrumbHandle<Data> {
  crumbs: (loaderData: Data) => Crumb[]
}

/** Shown on every page that names its crumbs; the home page names none. */
export function Breadcrumbs() {
  const match = useMatches().findLast(hasCrumbs)
  if (!match?.loaderData) return null

  return (
    <nav aria-label="Brotkrumen" className="quiet">
      <ol className={`container ${styles.list}`}>
        {[{ label: 'Start', to: '/' }, ...match.handle.crumbs(match.loaderData)].map((crumb) => (
          <li key={crumb.label} className={styles.item}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Match = ReturnType<typeof useMatches>[number]

function hasCrumbs(match: Match): match is Match & { handle: CrumbHandle<unknown> } {
  return typeof match.handle === 'object' && match.handle !== null && 'crumbs' in match.handle
}
