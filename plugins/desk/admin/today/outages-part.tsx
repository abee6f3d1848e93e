import { Link } from '@payloadcms/ui'

import type { TodayOutage } from '../../today.port.ts'
import { ChangeButton } from './change-button.tsx'
import { NamedZone } from './named-zone.tsx'
import styles from './today.module.css'

type Props = { outages: TodayOutage[]; home: string; at: string }

/** What guests cannot have at the moment. */
export function OutagesPart({ outages, home, at }: Props) {
  return (
    <section className={styles.card} aria-labelledby="today-outages">
      <h2 id="today-outages" className={styles.heading}>
        Ausverkauft und pausiert
      </h2>
      {outages.length === 0 && <p className={styles.empty}>Alles ist zu haben.</p>}
      <ul className={styles.rows}>
        {outages.map(({ key, label, note, timeZone, path, lift }) => (
          <li key={key} className={styles.outage}>
            <span className={styles.what}>
              <Link href={`${home}${path}`} prefetch={false} className={styles.label}>
                {label}
              </Link>
              <span className={styles.note}>
                {note}
                <NamedZone at={at} timeZone={timeZone} />
              </span>
            </span>
            {lift && <ChangeButton change={lift.change} label={lift.label} about={label} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
