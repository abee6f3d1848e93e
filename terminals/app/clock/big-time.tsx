import { formatDate, weekdayNames } from '#domain/time/format.ts'
import { weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'

import { useHouse } from '../shell/house.ts'
import { useNow } from '../shell/use-now.ts'
import styles from './clock-screen.module.css'
import { instantOf, timeText } from './time-text.ts'

/** What time it is, as one reads it on the way past, and what to do. */
export function BigTime({ isUnknownBadge }: { isUnknownBadge: boolean }) {
  const { name, timeZone } = useHouse()
  const now = useNow()
  const weekday = weekdayNames[weekdayIndexOf(localDayAt(now, timeZone))]

  return (
    <section aria-label="Uhrzeit" className={styles.now}>
      <p className={styles.time}>{timeText(now, timeZone)}</p>
      <p className={styles.date}>
        {weekday}, {formatDate(instantOf(now), timeZone)}
        <span>{name}</span>
      </p>
      <p className={styles.how}>Name antippen oder Ausweis scannen</p>
      <p role="alert" className={styles.unknown}>
        {isUnknownBadge && 'Diesen Ausweis kennt diese Uhr nicht.'}
      </p>
    </section>
  )
}
