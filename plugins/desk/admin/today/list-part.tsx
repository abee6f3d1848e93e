import { Link } from '@payloadcms/ui'

import { markOf } from '#domain/people/shown-data.ts'

import type { TodayList } from '../../today.port.ts'
import { NamedZone } from './named-zone.tsx'
import styles from './today.module.css'

/** Work that goes on, with the way to all of it. */
export function ListPart({ list, home, at }: { list: TodayList; home: string; at: string }) {
  const id = `today-${list.key}`

  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.headline}>
        <h2 id={id} className={styles.heading}>
          {list.title}
        </h2>
        {list.items.length > 0 && (
          <Link href={`${home}${list.all.path}`} prefetch={false} className={styles.all}>
            {list.all.label}
          </Link>
        )}
      </div>
      {list.items.length === 0 && <p className={styles.empty}>{list.empty}</p>}
      <ul className={styles.rows}>
        {list.items.map(({ key, path, lead, title, customer, note, timeZone, status, end }) => (
          <li key={key}>
            <Link href={`${home}${path}`} prefetch={false} className={styles.item}>
              {lead && <strong className={styles.lead}>{lead}</strong>}
              <span className={styles.what}>
                <span className={styles.label}>
                  {title}
                  {customer && <span className={markOf('customer')}> · {customer}</span>}
                </span>
                <span className={styles.note}>
                  {note}
                  <NamedZone at={at} timeZone={timeZone} />
                </span>
              </span>
              {status && (
                <span className={styles.status} data-tone={status.tone}>
                  {status.label}
                </span>
              )}
              {end && <span className={styles.end}>{end}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
