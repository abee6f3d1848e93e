'use client'

import { Link } from '@payloadcms/ui'

import { areaAt, type DeskArea, entryAt } from '../../navigation/desk-areas.ts'
import { AreaIcon } from './area-icon.tsx'
import styles from './nav.module.css'
import { Waiting } from './waiting.tsx'

type AreaListProps = {
  areas: DeskArea[]
  pathname: string
  /** The area whose entries are shown, or all of them. */
  open: DeskArea | null | 'all'
}

export function AreaList({ areas, pathname, open }: AreaListProps) {
  const here = areaAt(areas, pathname)
  const entry = entryAt(areas, pathname)

  return (
    <ul className={styles.list}>
      {areas.map((area) => (
        <li key={area.key} data-here={area === here || undefined}>
          <Link
            href={area.href}
            className={styles.area}
            prefetch={false}
            aria-current={area.href === pathname ? 'page' : undefined}
          >
            <AreaIcon name={area.key} />
            <span className={styles.word}>{area.label}</span>
            <Waiting {...area} />
          </Link>
          {(open === 'all' || open === area) && area.entries.length > 1 && (
            <ul className={styles.entries}>
              {area.entries.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className={styles.entry}
                    prefetch={false}
                    aria-current={entry?.href === href ? (href === pathname ? 'page' : true) : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
