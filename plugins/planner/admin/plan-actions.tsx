'use client'

import { useState } from 'react'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import { dayAfter } from '#domain/time/iso-week.ts'
import { daysOfSpan, type PlanSpan, spanTitle } from '#domain/workforce/planning/plan-span.ts'
import type {
  applyTemplateContract,
  copyWeekContract,
  PlanOutcome,
  publishPlanContract,
} from '#domain/workforce/planning/plan-steps.contract.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { Action, PrintButton, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { OutcomeDialog } from './outcome-dialog.tsx'
import styles from './plan.module.css'
import type { PlanChanges } from './use-plan-changes.ts'

const sendCopy = callOf<typeof copyWeekContract>('post', '/api/working-schedules/plan/copy')
const sendTemplate = callOf<typeof applyTemplateContract>('post', '/api/working-schedules/plan/apply')
const sendPublication = callOf<typeof publishPlanContract>('post', '/api/working-schedules/plan/publish')

type PlanActionsProps = {
  plan: Plan
  span: PlanSpan
  day: string
  changes: PlanChanges
  reload: () => void
}

/** What is done with many shifts at once. */
export function PlanActions({ plan, span, day, changes, reload }: PlanActionsProps) {
  const { ask, asking } = useAsk()
  const [outcome, setOutcome] = useState<PlanOutcome | null>(null)
  const branch = plan.branch?.id ?? ''
  const days = daysOfSpan(day, span)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const drafts = plan.shifts.filter(({ status }) => status === 'draft')
  const people = new Set(drafts.flatMap(({ person }) => person ?? []))

  const tell = (answer: Outcome<PlanOutcome>) => {
    reload()
    if (!answer.ok) return tellProblem(problemIn(answer))
    const { shifts, leftOut } = answer.body
    if (leftOut.length > 0) setOutcome(answer.body)
    const words =
      shifts.length === 1 ? 'Eine Schicht ist geplant.' : `${shifts.length} Schichten sind geplant.`
    const undo = async () => {
      const problem = await changes.remove(shifts, 'Die Schichten sind wieder aus dem Plan genommen.')
      if (problem) tellProblem(problem)
    }
    tellDone(words, shifts.length > 0 ? undo : undefined)
  }
  const copy = async () => {
    const to = dayAfter(first, 7)
    const text = `Alle Schichten kommen als Entwürfe nach ${spanTitle(to, 'week')}. Was dort nicht geht, bleibt aus und wird Ihnen genannt.`
    if (!(await ask({ title: 'Woche in die nächste kopieren?', text, confirm: 'Kopieren' }))) return
    tell(await sendCopy(fetch, { body: { branch, from: first, to } }))
  }
  const publish = async () => {
    const text = `${countOf(drafts.length, 'Schicht wird', 'Schichten werden')} veröffentlicht. ${countOf(people.size, 'Person erhält', 'Personen erhalten')} eine E-Mail mit ihren Schichten.`
    if (!(await ask({ title: `${spanTitle(day, span)} veröffentlichen?`, text, confirm: 'Veröffentlichen' })))
      return
    const answer = await sendPublication(fetch, { body: { branch, first, last } })
    reload()
    if (!answer.ok) return tellProblem(problemIn(answer))
    const { published, told } = answer.body
    tellDone(
      `${countOf(published, 'Schicht', 'Schichten')} veröffentlicht, ${countOf(told, 'Person', 'Personen')} benachrichtigt.`,
    )
  }

  return (
    <div className={styles.ways}>
      <PrintButton />
      {plan.templates.length > 0 && (
        <TemplateChoice
          plan={plan}
          onApply={async (template) => tell(await sendTemplate(fetch, { body: { template, first, last } }))}
        />
      )}
      {span === 'week' && <Action onClick={() => void copy()}>Woche kopieren</Action>}
      <Action look="main" disabled={drafts.length === 0} onClick={() => void publish()}>
        {drafts.length === 0 ? 'Alles veröffentlicht' : `Veröffentlichen (${drafts.length})`}
      </Action>
      {asking}
      {outcome && <OutcomeDialog outcome={outcome} onLeave={() => setOutcome(null)} />}
    </div>
  )
}

const countOf = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

/** Applied by choosing it: what it plans can be taken back. */
function TemplateChoice({ plan, onApply }: { plan: Plan; onApply: (template: string) => Promise<void> }) {
  return (
    <select
      className={styles.templates}
      aria-label="Vorlage anwenden"
      value=""
      onChange={({ target }) => void onApply(target.value)}
    >
      <option value="">Vorlage anwenden …</option>
      {plan.templates.map(({ id, name, from, to, post }) => (
        <option key={id} value={id}>
          {`${name}, ${from}–${to}, ${post}`}
        </option>
      ))}
    </select>
  )
}
