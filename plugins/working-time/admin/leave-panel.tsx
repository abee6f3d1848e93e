'use client'

import { absenceStatusLabels, absenceTypeLabels } from '#domain/workforce/absence.ts'
import { formatDay } from '#domain/time/format.ts'
import { leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action, EmptyState, LoadedView, SidePanel } from '#plugins/desk/kit.port.ts'

import { ahead, listAbsences, readLeave, shownAbsence } from './absence-calls.ts'
import { SumTiles } from './sum-tiles.tsx'
import { CarryOverList } from './carry-over-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { useFollowed } from './times-news.tsx'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'
import { daysOfAbsence, useDecide } from './use-decide.tsx'

type LeavePanelProps = { user: string; today: string; leads: boolean; onClose: () => void }

/** Somebody's account of leave as it is today, with every line and its reason. */
export function LeavePanel({ user, today, leads, onClose }: LeavePanelProps) {
  const loaded = useFollowed(timesMadeOf.leave, user, (signal) =>
    readLeave(fetch, { signal, query: { user } }),
  )
  const name = loaded.data?.docs[0]?.person.name

  return (
    <SidePanel title={name ? `Urlaubskonto von ${name}` : 'Urlaubskonto'} onClose={onClose}>
      <LoadedView of={loaded}>
        {({ docs: [account] }) =>
          account ? (
            <>
              <Account {...{ account }} />
              <NoticeList {...{ account, today, leads }} />
              {account.country === 'DE' && <CarryOverList {...{ account, leads }} />}
            </>
          ) : (
            <EmptyState title="Kein Urlaubskonto">{absenceViewTexts.noContract}</EmptyState>
          )
        }
      </LoadedView>
      <Ahead {...{ user, today, leads }} />
    </SidePanel>
  )
}

/** What is still to come; whoever leads takes back what was approved. */
function Ahead({ user, today, leads }: Omit<LeavePanelProps, 'onClose'>) {
  const { decide, asking } = useDecide()
  const loaded = useFollowed(timesMadeOf.absences, `${user} ${today}`, (signal) =>
    listAbsences(fetch, { signal, query: ahead(user, today) }),
  )

  return (
    <>
      <h3>Abwesenheiten ab heute</h3>
      <LoadedView of={loaded} rows={2}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p className={styles.quiet}>{absenceViewTexts.noneAhead}</p>
          ) : (
            <ul className={styles.hints}>
              {docs.map(shownAbsence).map((absence) => (
                <li key={absence.id}>
                  <span>
                    {`${absenceTypeLabels[absence.type]}, ${daysOfAbsence(absence)}, ${absenceStatusLabels[absence.status ?? 'requested'].toLowerCase()}`}
                  </span>
                  {leads && absence.status === 'approved' && (
                    <Action
                      look="quiet"
                      aria-label={`Stornieren: ${daysOfAbsence(absence)}`}
                      onClick={() => void decide(absence, 'cancel')}
                    >
                      Stornieren
                    </Action>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
      {asking}
    </>
  )
}

function Account({ account }: { account: LeaveRow }) {
  const sums: [label: string, days: number][] = [
    ['Heute offen', account.left],
    ['Verplant', account.planned],
    ['Übertrag', account.carried],
    ['Anspruch', account.entitled],
    ['Genommen', account.taken],
    ['Zurückgegeben', account.givenBack],
    ['Verfallen', account.lapsed],
  ]

  return (
    <>
      <SumTiles sums={sums.map(([label, days]) => [label, leaveInWords(days)])} />
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
