'use client'

import { useNamedZone } from '#collections/shared/admin/moment/use-named-zone.ts'
import { momentInZone } from '#domain/time/wall-time.ts'

import styles from './today.module.css'

type Props = { at: string; timeZone: string; children: string }

/** How long ago, and on request since when by the clock of the house. */
export function Since({ at, timeZone, children }: Props) {
  const zone = useNamedZone(at, timeZone)

  return (
    <time
      className={styles.since}
      dateTime={at}
      title={`${momentInZone(at, timeZone)} Uhr${zone ? ` (${zone})` : ''}`}
    >
      {children}
    </time>
  )
}
