import type { ReactNode } from 'react'

import { weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { formatDate, weekdayNames } from '#domain/time/format.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'

import { instantOf, timeText } from '../clock/time-text.ts'
import type { Connection } from '../connection/connection.ts'
import { ConnectionMark, LostBanner } from '../shell/connection-state.tsx'
import { useHouse } from '../shell/house.ts'
import { ThemeKey } from '../shell/theme-key.tsx'
import { useNow } from '../shell/use-now.ts'
import styles from './own-clock.module.css'

type Props = {
  person: { name: string }
  /** Where they press; empty where they cannot. */
  place: string
  connection: Connection
  waiting: number
  children: ReactNode
}

/** Whose clock it is, what time it is, and the ways from here. */
export function OwnFrame({ person, place, connection, waiting, children }: Props) {
  const { timeZone } = useHouse()

  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1>
          {person.name}
          <small>{place || 'Stempeln'}</small>
        </h1>
        <ConnectionMark connection={connection} waiting={waiting} />
        <ThemeKey />
      </header>
      <div className={styles.banner}>
        <LostBanner connection={connection} waiting={waiting} timeZone={timeZone} />
      </div>
      <main className={styles.main}>
        <Now timeZone={timeZone} />
        {children}
      </main>
      <nav aria-label="Weiter" className={styles.ways}>
        <a href="/backend/zeiten">Meine Zeiten</a>
        <a href="/backend/logout">Nicht {person.name}? Abmelden</a>
      </nav>
    </div>
  )
}

function Now({ timeZone }: { timeZone: string }) {
  const now = useNow()
  const weekday = weekdayNames[weekdayIndexOf(localDayAt(now, timeZone))]

  return (
    <p className={styles.now}>
      <time>{timeText(now, timeZone)}</time>
      <span>
        {weekday}, {formatDate(instantOf(now), timeZone)}
      </span>
    </p>
  )
}
