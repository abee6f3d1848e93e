import type { BranchPlace } from '#domain/content/fed/branch-place.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'

import styles from './branch-ways.module.css'

type Props = { place: Pick<BranchPlace, 'name' | 'phone' | 'routeHref'> }

/** How a branch is called and found. The way is a link: nobody else is asked before somebody presses it. */
export function BranchWays({ place: { name, phone, routeHref } }: Props) {
  if (!phone && !routeHref) return null

  return (
    <ul className={styles.ways}>
      {phone && (
        <li>
          <a
            className={styles.way}
            href={`tel:${normalisePhone(phone)}`}
            aria-label={`${name} anrufen: ${phone}`}
          >
            {phone}
          </a>
        </li>
      )}
      {routeHref && (
        <li>
          <a
            className={styles.way}
            href={routeHref}
            target="_blank"
            rel="noopener"
            aria-label={`Route planen: ${name}`}
          >
            Route planen
          </a>
        </li>
      )}
    </ul>
  )
}
