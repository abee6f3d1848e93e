import { Link, useMatches } from 'react-router'

import styles from './breadcrumbs.module.css'
import { homeOf, useShell } from './shell-view.ts'

export interface Crumb {
  label: string
  /** Absent on the page itself. */
  to?: string
}

/** Route modules export a `handle` of this shape to take part in the breadcrumb bar. */
export interface CrumbHandle<Data> {
  crumbs: (loaderData: Data) => Crumb[]
}

/** Where the shop begins, as far as that is another place than home. */
export const storeCrumb: Crumb = { label: 'Filialen', to: '/store' }

/** Shown on every page that names its crumbs; the home page names none. */
export function Breadcrumbs() {
  const match = useMatches().findLast(hasCrumbs)
  const shell = useShell()
  const crumbs = match?.loaderData ? match.handle.crumbs(match.loaderData) : []
  if (crumbs.length === 0) return null

  return (
    <nav aria-label="Brotkrumen" className="quiet">
      <ol className={`container ${styles.list}`}>
        <li className={styles.item}>
          <Link {...homeOf(shell)}>Start</Link>
        </li>
        {crumbs.map((crumb) =>
          crumb === storeCrumb && !shell?.isHomeElsewhere ? null : (
            <li key={crumb.label} className={styles.item}>
              {crumb.to ? (
                <Link to={crumb.to}>{crumb.label}</Link>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

type Match = ReturnType<typeof useMatches>[number]

function hasCrumbs(match: Match): match is Match & { handle: CrumbHandle<unknown> } {
  return typeof match.handle === 'object' && match.handle !== null && 'crumbs' in match.handle
}
