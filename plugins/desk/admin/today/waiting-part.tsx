import { Link } from '@payloadcms/ui'

import { formatWaiting } from '#domain/time/waiting-time.ts'

import type { Today } from '../../today/read-today.ts'
import type { TodayLine } from '../../today.port.ts'
import { Since } from './since.tsx'
import styles from './today.module.css'

type Props = { today: Today; now: Temporal.Instant; home: string; zone: string }

/** What waits for somebody, what is wrong first; each line leads to where it is settled. */
export function WaitingPart({ today: { waiting, missing }, now, home, zone }: Props) {
  return (
    <section className={styles.card} aria-labelledby="today-waiting">
      <h2 id="today-waiting" className={styles.heading}>
        Was wartet
      </h2>
      {waiting.length > 0 && (
        <ul className={styles.rows}>
          {waiting.map((line) => (
            <li key={line.key}>
              <Link
                href={`${home}${line.path}`}
                prefetch={false}
                className={styles.line}
                data-tone={line.tone}
              >
                <strong className={styles.count}>{line.count}</strong>
                <span className={styles.what}>
                  <span className={styles.label}>{line.label}</span>
                  {line.note && <span className={styles.note}>{line.note}</span>}
                </span>
                {line.since && (
                  <Since at={line.since} timeZone={zone}>
                    {waited(line.since, line, now)}
                  </Since>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {waiting.length === 0 && missing.length === 0 && (
        <div className={styles.calm}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" fill="none">
            <circle cx="12" cy="12" r="9.25" stroke="currentColor" strokeWidth="1.5" />
            <path d="m8 12.3 2.7 2.7L16 9.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
          <p>
            <strong>Nichts wartet.</strong>
            <span>Sobald jemand gebraucht wird, steht es hier.</span>
          </p>
        </div>
      )}
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          {`Gerade nicht zu lesen: ${missing.join(', ')}. Der Rest ist vollständig.`}
        </p>
      )}
    </section>
  )
}

function waited(since: string, { count }: TodayLine, now: Temporal.Instant): string {
  const long = formatWaiting(Temporal.Instant.from(since), now)

  return count > 1 ? `älteste ${long}` : long
}
