'use client'

import { absenceTypeLabels } from '#domain/workforce/absence.ts'
import { absenceRules } from '#domain/workforce/absence-rules.data.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { leaveAfter, leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import { wordsOfAbsence } from '#domain/workforce/record-titles.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { decideAbsence, type ShownAbsence } from './absence-calls.ts'
import { useTellChanged } from './times-news.tsx'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'

type RequestListProps = {
  requests: readonly ShownAbsence[]
  accounts: readonly LeaveRow[]
  self: AtWork['self']
  leads: boolean
  /** Turns the calendar to the month of a day. */
  onShow: (day: string) => void
}

const outcomes = {
  approved: { verb: 'Genehmigen', done: absenceViewTexts.approved },
  rejected: { verb: 'Ablehnen', done: absenceViewTexts.rejected },
  canceled: { verb: 'Zurückziehen', done: absenceViewTexts.canceled },
} as const
type OutcomeName = keyof typeof outcomes

/** Requests that wait for somebody, the soonest first, each with what it costs. */
export function RequestList({ requests, accounts, self, leads, onShow }: RequestListProps) {
  const { ask, asking } = useAsk()
  const tellChanged = useTellChanged()
  const decide = async (request: ShownAbsence, status: OutcomeName) => {
    const { verb, done } = outcomes[status]
    const cost = costOf(request, accounts)
    const answer = await ask({
      title: `${absenceTypeLabels[request.type]} ${verb.toLowerCase()}?`,
      text: [`${request.name}, ${daysOf(request)}.`, cost?.words].filter(Boolean).join(' '),
      confirm: verb,
      isDangerous: status !== 'approved',
    })
    if (!answer) return
    const saved = await decideAbsence(fetch, { params: { id: request.id }, body: { status } })
    if (saved.ok) tellDone(done)
    else tellProblem(problemIn(saved))
    tellChanged()
  }

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
              onDecide={(status) => void decide(request, status)}
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
  onDecide: (status: OutcomeName) => void
  onShow: () => void
}

function RequestItem({ request, cost, isOwn, leads, onDecide, onShow }: RequestItemProps) {
  const { name, type, note } = request
  const about = `${name}, ${daysOf(request)}`
  const button = (status: OutcomeName, look: 'plain' | 'quiet') => (
    <Action look={look} aria-label={`${outcomes[status].verb}: ${about}`} onClick={() => onDecide(status)}>
      {outcomes[status].verb}
    </Action>
  )

  return (
    <li>
      <div>
        <strong>
          {isOwn ? `${absenceTypeLabels[type]} (Ihr Antrag)` : `${name}: ${absenceTypeLabels[type]}`}
        </strong>
        <span>{daysOf(request)}</span>
        {cost && <span data-low={cost.isLow || undefined}>{cost.words}</span>}
        {note && <em>„{note}“</em>}
      </div>
      <div className={styles.ways}>
        <Action look="quiet" aria-label={`Im Kalender: ${about}`} onClick={onShow}>
          Im Kalender
        </Action>
        {isOwn ? (
          button('canceled', 'quiet')
        ) : (
          <>
            {leads && button('approved', 'plain')}
            {leads && button('rejected', 'quiet')}
          </>
        )}
      </div>
    </li>
  )
}

const daysOf = (request: ShownAbsence): string => wordsOfAbsence(request)[0] ?? ''

/** How many days of work it takes, and what leave is left after it, all that was asked for before included. */
function costOf({ person, type, days, lastDay }: ShownAbsence, accounts: readonly LeaveRow[]): Cost {
  if (typeof days !== 'number') return { words: absenceViewTexts.noContract, isLow: false }
  if (!absenceRules[type].takesLeave)
    return { words: `${leaveInWords(days)} ohne Arbeit, kein Urlaub.`, isLow: false }
  const account = accounts.find((each) => each.person.id === person)
  if (!account) return { words: `Kostet ${leaveInWords(days)}.`, isLow: false }
  const after = leaveAfter(account.lines, lastDay)

  return { words: `Kostet ${leaveInWords(days)}, danach bleiben ${leaveInWords(after)}.`, isLow: after < 0 }
}
