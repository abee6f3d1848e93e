'use client'

import { useState } from 'react'

import { formatDay } from '#domain/time/format.ts'
import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'
import { toldLeaveInWords } from '#domain/workforce/leave/leave-notice.texts.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action, useAsk } from '#plugins/desk/kit.port.ts'

import { HandOverDialog } from './hand-over-dialog.tsx'
import { noticeInWords } from './notice.texts.ts'
import styles from './times.module.css'
import { useNotices } from './use-notices.ts'

type NoticeListProps = { account: LeaveRow; today: string; leads: boolean }

/** What somebody was told of their leave and how it has reached them; whoever leads tells them, or says that they did. */
export function NoticeList({ account, today, leads }: NoticeListProps) {
  const { notices, open, person, branch } = account
  const { ask, asking } = useAsk()
  const [handed, setHanded] = useState<LeaveNoticeRow | null>(null)
  const steps = useNotices()
  const isDue = open.some(({ takeUntil }) => takeUntil !== null)
  const withdraw = async ({ id, sentOn }: LeaveNoticeRow) => {
    const answer = await ask({
      title: `Hinweis vom ${formatDay(sentOn)} zurückziehen?`,
      text: 'Er bleibt im Verlauf und lässt keinen Urlaub mehr verfallen.',
      confirm: 'Zurückziehen',
      isDangerous: true,
      reason: { label: 'Begründung', fewest: 3, most: 1000 },
    })
    if (answer) await steps.withdraw(id, answer.reason)
  }

  return (
    <>
      <h3>Hinweise auf offenen Urlaub</h3>
      {notices.length === 0 && <p className={styles.quiet}>Noch kein Hinweis.</p>}
      <ul className={styles.hints}>
        {notices.map((notice) => (
          <NoticeItem
            key={notice.id}
            {...{ notice, leads }}
            onHandOver={() => setHanded(notice)}
            onWithdraw={() => void withdraw(notice)}
          />
        ))}
      </ul>
      {leads && isDue && branch && (
        <Action onClick={() => void steps.send(branch.id, [person.id])}>Hinweis senden</Action>
      )}
      {handed && <HandOverDialog {...{ today }} notice={handed} onLeave={() => setHanded(null)} />}
      {asking}
    </>
  )
}

type NoticeItemProps = {
  notice: LeaveNoticeRow
  leads: boolean
  onHandOver: () => void
  onWithdraw: () => void
}

function NoticeItem({ notice, leads, onHandOver, onWithdraw }: NoticeItemProps) {
  const { sentOn, by, receivedOn, withdrawn } = notice
  const about = `Urlaubsjahr ${notice.year}, ${formatDay(sentOn)}`

  return (
    <li>
      <span>
        {`${formatDay(sentOn)}${by ? `, ${by}` : ''}: ${toldLeaveInWords(notice)}. ${noticeInWords(notice)}`}
      </span>
      {leads && withdrawn === null && (
        <span className={styles.ways}>
          {receivedOn === null && (
            <Action look="quiet" aria-label={`Auf Papier übergeben: ${about}`} onClick={onHandOver}>
              Auf Papier übergeben
            </Action>
          )}
          <Action look="quiet" aria-label={`Zurückziehen: ${about}`} onClick={onWithdraw}>
            Zurückziehen
          </Action>
        </span>
      )}
    </li>
  )
}
