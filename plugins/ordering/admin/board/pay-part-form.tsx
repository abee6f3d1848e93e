'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import {
  askedPart,
  chosenWords,
  firstChoice,
  openLines,
  type PartChoice,
  partWayLabels,
  partWays,
} from '#domain/ordering/part-choice.ts'
import { leftToPay, paidSoFar, payPart } from '#domain/ordering/pay-part.ts'
import type { payPartContract } from '#domain/ordering/pay-part.contract.ts'
import { partTexts, whyNotPartTexts } from '#domain/ordering/pay-part.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { type SpotMethod, takenMethod } from '#domain/ordering/spot-methods.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { typedTip, wrongTipText } from '#domain/ordering/typed-tip.ts'
import { Action, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import styles from './change-line.module.css'
import { LineField } from './line-field.tsx'
import { Choices, LineSteps } from './part-fields.tsx'
import own from './pay-part-form.module.css'

const send = callOf<typeof payPartContract>('post', '/api/orders/{id}/parts')

type FormProps = {
  order: StaffOrder
  payments: readonly OrderPayment[]
  isTipEnabled: boolean
  methods: readonly SpotMethod[]
  onChanged: () => void
  onClose: () => void
}

/** What one of several guests pays, by what, and what they give the team. */
export function PayPartForm({ order, payments, isTipEnabled, methods, onChanged, onClose }: FormProps) {
  const [choice, setChoice] = useState<PartChoice>({ ...firstChoice, way: 'items' })
  const [chosen, setMethod] = useState<SpotMethod>('cash')
  const method = takenMethod(chosen, methods)
  const [tip, setTip] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const part = askedPart(choice)
  const verdict = part && payPart(order, payments, part)
  const tipCents = typedTip(tip)
  const change = (next: Partial<PartChoice>) => {
    setChoice({ ...choice, ...next })
    setProblem(null)
  }

  const pay = async () => {
    if (!part || !verdict) return setProblem('Bitte wählen Sie, was bezahlt wird.')
    if (!verdict.isAllowed) return setProblem(whyNotPartTexts[verdict.why])
    if (tipCents === null) return setProblem(wrongTipText())
    setIsSending(true)
    const seen = { total: order.total, paid: paidSoFar(payments) }
    const body = { part: asSent(part), method, seen, ...(tipCents > 0 && { tip: tipCents }) }
    const answer = await send(fetch, { params: { id: order.id }, body })
    setIsSending(false)
    onChanged()
    if (!answer.ok) return setProblem(problemIn(answer))
    tellDone(`${formatMoney(verdict.amount + tipCents)} sind bezahlt.`)
    setChoice({ ...firstChoice, way: choice.way, guests: Math.max(1, choice.guests - 1) })
    setTip('')
    if (verdict.to === 'paid') onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay()
  }

  return (
    <form aria-label={partTexts.title} className={styles.form} noValidate onSubmit={submit}>
      <p className={own.left}>
        Offen <strong>{formatMoney(leftToPay(order, payments))}</strong>
      </p>
      <Choices
        legend="Was bezahlt wird"
        labels={partWayLabels}
        values={partWays}
        value={choice.way}
        onChoose={(way) => change({ way })}
      />
      {choice.way === 'items' && (
        <Lines order={order} payments={payments} choice={choice} onChange={change} />
      )}
      {choice.way === 'share' && (
        <LineField
          label="Gäste, die noch zahlen"
          isAmount
          value={String(choice.guests)}
          onChange={(typed) => change({ guests: Math.min(100, Math.max(1, Math.trunc(Number(typed)) || 1)) })}
        />
      )}
      {choice.way === 'amount' && (
        <LineField label="Betrag" isAmount value={choice.amount} onChange={(amount) => change({ amount })} />
      )}
      {isTipEnabled && <LineField label="Trinkgeld dazu" isAmount value={tip} onChange={setTip} />}
      <Choices
        legend="Zahlungsart"
        labels={paymentMethodLabels}
        values={methods}
        value={method}
        onChoose={setMethod}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isSending}>
          {verdict?.isAllowed ? `${formatMoney(verdict.amount + (tipCents ?? 0))} bezahlt` : 'Bezahlt'}
        </Action>
        <Action onClick={onClose}>Schließen</Action>
      </div>
    </form>
  )
}

/** As the contract takes it, whose lists are to be changed. */
const asSent = (part: NonNullable<ReturnType<typeof askedPart>>) =>
  part.by === 'items' ? { ...part, lines: [...part.lines] } : part

type LinesProps = Pick<FormProps, 'order' | 'payments'> & {
  choice: PartChoice
  onChange: (next: Partial<PartChoice>) => void
}

function Lines({ order, payments, choice, onChange }: LinesProps) {
  return (
    <LineSteps
      lines={openLines(order, payments).map((open) => {
        const { line, name, left, step } = open
        const chosen = choice.lines[line] ?? 0
        return { line, name, shown: chosenWords(open, chosen), chosen, step, most: left }
      })}
      onChoose={(line, amount) => onChange({ lines: { ...choice.lines, [line]: amount } })}
    />
  )
}
