'use client'

import { formatDay } from '#domain/time/format.ts'
import { leaveNoticeClosing, toldLeaveInWords } from '#domain/workforce/leave/leave-notice.texts.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { readLeave } from './absence-calls.ts'
import { useFollowed } from './times-news.tsx'
import styles from './times.module.css'
import { useNotices } from './use-notices.ts'

/** What somebody was told of their own leave and has not acknowledged yet; nothing where there is none. */
export function OwnNotices({ user }: { user: string }) {
  const { data } = useFollowed(timesMadeOf.leave, user, (signal) =>
    readLeave(fetch, { signal, query: { user } }),
  )
  const { acknowledge } = useNotices()
  const waiting = (data?.docs ?? [])
    .flatMap(({ notices }) => notices)
    .filter(({ receivedOn, withdrawn }) => receivedOn === null && withdrawn === null)
  if (waiting.length === 0) return null

  return (
    <section className={styles.section} aria-labelledby="zeiten-hinweise">
      <h2 id="zeiten-hinweise">Hinweis auf Ihren offenen Urlaub</h2>
      <ul className={styles.hints} data-tone="waits">
        {waiting.map((notice) => (
          <li key={notice.id}>
            <span>{`Vom ${formatDay(notice.sentOn)}: ${toldLeaveInWords(notice)}`}</span>
            <Action
              look="main"
              aria-label={`Zur Kenntnis genommen: Urlaubsjahr ${notice.year}`}
              onClick={() => void acknowledge(notice.id)}
            >
              Zur Kenntnis genommen
            </Action>
          </li>
        ))}
      </ul>
      <p>{leaveNoticeClosing}</p>
    </section>
  )
}
