'use client'

import { absenceTypeLabels } from '#domain/workforce/absence.ts'
import { absenceRules } from '#domain/workforce/absence-rules.data.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { leaveAfter, leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import type { ShownAbsence } from './absence-calls.ts'
import styles from './times.module.css'
import { absenceViewTexts, type Decision, decisionTexts } from './times.texts.ts'
import { daysOfAbsence, useDecide } from './use-decide.tsx'

type RequestListProps = {
  requests: readonly ShownAbsence[]
  accounts: readonly LeaveRow[]
  self: AtWork['self']
  leads: boolean
  /** Turns the calendar to the month of a day. */
  onShow: (day: string) => void
}

/** Requests that wait for somebody, the soonest first, each with what it costs. */
export function RequestList({ requests, accounts, self, leads, onShow }: RequestListProps) {
  const { decide, asking } = useDecide()

  return (
    <section className={styles.section} aria-labelledby="zeiten-antraege">
      <h2 id="zeiten-antraege">Offene Anträge</h2>
      {requests.length === 0 ? (
        <p>{absenceViewTexts.noRequests}</p>
      ) : (
        <ul className={styles.requests}>
          {requests.map((request) => (
            <RequestItem
              key={request.id}
              {...{ request, leads }}
              cost={costOf(request, accounts)}
              isOwn={request.person === self.id}
              onDecide={(decision) =>
                void decide(request, decision, decision === 'approve' ? costOf(request, accounts)?.words : '')
              }
              onShow={() => onShow(request.firstDay)}
            />
          ))}
        </ul>
      )}
      {asking}
    </section>
  )
}

type Cost = { words: string; isLow: boolean } | null
type RequestItemProps = {
  request: ShownAbsence
  cost: Cost
  isOwn: boolean
  leads: boolean
  onDecide: (decision: Decision) => void
  onShow: () => void
}

function RequestItem({ request, cost, isOwn, leads, onDecide, onShow }: RequestItemProps) {
  const { name, type, note } = request
  const about = `${name}, ${daysOfAbsence(request)}`
  const button = (decision: Decision, look: 'plain' | 'quiet') => {
    const { verb } = decisionTexts[decision]

    return (
      <Action look={look} aria-label={`${verb}: ${about}`} onClick={() => onDecide(decision)}>
        {verb}
      </Action>
    )
  }

  return (
    <li>
      <div>
        <strong>
          {isOwn ? `${absenceTypeLabels[type]} (Ihr Antrag)` : `${name}: ${absenceTypeLabels[type]}`}
        </strong>
        <span>{daysOfAbsence(request)}</span>
        {cost && <span data-low={cost.isLow || undefined}>{cost.words}</span>}
        {note && <em>„{note}“</em>}
      </div>
      <div className={styles.ways}>
        <Action look="quiet" aria-label={`Im Kalender: ${about}`} onClick={onShow}>
          Im Kalender
        </Action>
        {isOwn ? (
          button('withdraw', 'quiet')
        ) : (
          <>
            {leads && button('approve', 'plain')}
            {leads && button('reject', 'quiet')}
          </>
        )}
      </div>
    </li>
  )
}

/** How many days of work it takes, and what leave is left after it, all that was asked for before included. */
function costOf({ person, type, days, lastDay }: ShownAbsence, accounts: readonly LeaveRow[]): Cost {
  if (typeof days !== 'number') return { words: absenceViewTexts.noContract, isLow: false }
  if (!absenceRules[type].takesLeave)
    return { words: `${leaveInWords(days)} ohne Arbeit, kein Urlaub.`, isLow: false }
  const account = accounts.find((each) => each.person.id === person)
  if (!account || account.until < lastDay) return { words: `Kostet ${leaveInWords(days)}.`, isLow: false }
  const after = leaveAfter(account.lines, lastDay)

  return { words: `Kostet ${leaveInWords(days)}, danach bleiben ${leaveInWords(after)}.`, isLow: after < 0 }
}
