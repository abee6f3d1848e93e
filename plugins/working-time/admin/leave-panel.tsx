'use client'

import { formatDay } from '#domain/time/format.ts'
import { leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { EmptyState, LoadedView, SidePanel } from '#plugins/desk/kit.port.ts'

import { readLeave } from './absence-calls.ts'
import { useFollowed } from './times-news.tsx'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'

type LeavePanelProps = { user: string; onClose: () => void }

/** Somebody's account of leave as it is today, with every line and its reason. */
export function LeavePanel({ user, onClose }: LeavePanelProps) {
  const loaded = useFollowed(user, (signal) => readLeave(fetch, { signal, query: { user } }))
  const name = loaded.data?.docs[0]?.person.name

  return (
    <SidePanel title={name ? `Urlaubskonto von ${name}` : 'Urlaubskonto'} onClose={onClose}>
      <LoadedView of={loaded}>
        {({ docs: [account] }) =>
          account ? (
            <Account {...{ account }} />
          ) : (
            <EmptyState title="Kein Urlaubskonto">{absenceViewTexts.noContract}</EmptyState>
          )
        }
      </LoadedView>
    </SidePanel>
  )
}

function Account({ account }: { account: LeaveRow }) {
  const sums: [label: string, days: number][] = [
    ['Heute offen', account.left],
    ['Davon verplant', account.planned],
    ['Übertrag', account.carried],
    ['Anspruch', account.entitled],
    ['Genommen', account.taken],
    ['Zurückgegeben', account.givenBack],
    ['Verfallen', account.lapsed],
  ]

  return (
    <>
      <dl className={styles.sums}>
        {sums.flatMap(([label, days]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} days`}>{leaveInWords(days)}</dd>,
        ])}
      </dl>
      <h3>Buchungen</h3>
      <ul className={styles.lines}>
        {account.lines.map(({ day, kind, days, year, reason }) => (
          <li key={`${day} ${kind} ${year} ${reason}`}>
            <span>{`${formatDay(day)} · ${reason}`}</span>
            <span className={styles.figure}>{leaveInWords(days)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
