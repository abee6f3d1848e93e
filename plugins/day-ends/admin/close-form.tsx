'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { closeDayContract, DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { Action, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { CoinFields } from './coin-fields.tsx'
import { CountField } from './count-field.tsx'
import styles from './day-end.module.css'
import { judgeTyped, type TypedCount } from './typed-count.ts'

const send = callOf<typeof closeDayContract>('post', '/api/day-ends/days/{branch}/{day}/close')

type FormProps = { day: DayEnd; onClosed: () => void }

/** The count of the drawer, with which the day is closed. */
export function CloseForm({ day, onClosed }: FormProps) {
  const [typed, setTyped] = useState<TypedCount>({
    float: formatMoney(day.cashFloat),
    counted: '',
    coins: null,
    note: '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { ask, asking } = useAsk()
  const change = (changed: Partial<TypedCount>) => {
    setTyped((before) => ({ ...before, ...changed }))
    setProblem(null)
  }
  const judged = judgeTyped(typed, day)

  const closeDay = async () => {
    if ('problem' in judged) return setProblem(judged.problem)
    setProblem(null)
    if (!(await ask(closingOf(day, judged.difference)))) return
    setIsSending(true)
    const { branch, day: date } = day
    const answer = await send(fetch, { params: { branch: branch.id, day: date }, body: judged.request })
    setIsSending(false)
    if (!answer.ok && answer.status !== 409) return setProblem(problemIn(answer))
    if (answer.ok) tellDone(`Der ${dayText(date)} ist abgeschlossen.`)
    // Somebody was quicker, or more came in: then there is something else to see, and this form may go.
    else tellProblem(problemIn(answer))
    onClosed()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void closeDay()
  }

  return (
    <form aria-label="Tag abschließen" className={styles.form} noValidate onSubmit={submit}>
      <CountField label="Wechselgeld am Morgen" value={typed.float} onChange={(float) => change({ float })} />
      {typed.coins === null ? (
        <CountField
          label="Gezählt in der Kasse"
          value={typed.counted}
          onChange={(counted) => change({ counted })}
        />
      ) : (
        <CoinFields counts={typed.coins} onChange={(coins) => change({ coins })} />
      )}
      <Action look="quiet" onClick={() => change({ coins: typed.coins === null ? {} : null })}>
        {typed.coins === null ? 'Scheine und Münzen zählen' : 'Nur die Summe eingeben'}
      </Action>
      <CountSums day={day} judged={judged} />
      <CountField label="Notiz" isText value={typed.note} onChange={(note) => change({ note })} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Action type="submit" look="main" disabled={isSending}>
        Tag abschließen
      </Action>
      {asking}
    </form>
  )
}

type SumsProps = { day: DayEnd; judged: ReturnType<typeof judgeTyped> }

/** What has to be there, what there is, and by how much that differs. */
function CountSums({ day, judged }: SumsProps) {
  const { sums } = judged

  return (
    <dl className={styles.sums} aria-live="polite">
      <dt>Bar eingenommen</dt>
      <dd>{formatMoney(day.cashExpected)}</dd>
      <dt>Muss in der Kasse sein</dt>
      <dd>{sums.expected === null ? '–' : formatMoney(sums.expected)}</dd>
      <dt>Gezählt</dt>
      <dd>{sums.counted === null ? '–' : formatMoney(sums.counted)}</dd>
      <dt>Differenz</dt>
      <dd>
        <strong className={styles.difference} data-wrong={Boolean(sums.difference) || undefined}>
          {sums.difference === null ? '–' : formatMoney(sums.difference)}
        </strong>
      </dd>
    </dl>
  )
}

const closingOf = ({ day }: DayEnd, difference: number) => ({
  title: `${dayText(day)} abschließen?`,
  text:
    difference === 0
      ? 'Die Kasse stimmt. Der Tag bleibt dann für immer, wie er ist.'
      : `Die Kasse weicht um ${formatMoney(difference)} ab. Der Tag bleibt dann für immer, wie er ist.`,
  confirm: 'Abschließen',
})
