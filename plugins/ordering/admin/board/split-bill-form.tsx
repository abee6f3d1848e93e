'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatPart } from '#domain/catalogue/units.ts'
import { formatMoney, sumCents } from '#domain/money/money.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { openLines } from '#domain/ordering/part-choice.ts'
import { leftToPay, paidSoFar } from '#domain/ordering/pay-part.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import type { SpotMethod } from '#domain/ordering/spot-methods.ts'
import { splitBill } from '#domain/ordering/split-bill.ts'
import type { splitBillContract } from '#domain/ordering/split-bill.contract.ts'
import { splitTexts, whyNotSplitTexts } from '#domain/ordering/split-bill.texts.ts'
import {
  askedSplit,
  firstSplit,
  linesFor,
  type PersonChoice,
  type SplitChoice,
  withPeople,
  withPerson,
  withTaken,
} from '#domain/ordering/split-choice.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { wrongTipText } from '#domain/ordering/typed-tip.ts'
import { Action, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import styles from './change-line.module.css'
import { LineField } from './line-field.tsx'
import { Choices, LineSteps } from './part-fields.tsx'
import own from './pay-part-form.module.css'
import { PeopleField } from './people-field.tsx'

const send = callOf<typeof splitBillContract>('post', '/api/orders/{id}/split')

type FormProps = {
  order: StaffOrder
  payments: readonly OrderPayment[]
  isTipEnabled: boolean
  methods: readonly SpotMethod[]
  onChanged: () => void
  onClose: () => void
}

/** All that is left, split at once: how many share it, what each had alone, how they pay and what they give the team. */
export function SplitBillForm({ order, payments, isTipEnabled, methods, onChanged, onClose }: FormProps) {
  // Who was chosen for once stays, so that a number that is typed anew drops nobody on its way.
  const [known, setKnown] = useState<SplitChoice>(firstSplit)
  const [count, setCount] = useState(firstSplit.length)
  const choice = withTaken(withPeople(known, count), methods)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const people = askedSplit(choice, openLines(order, payments))
  const verdict = people && splitBill(order, payments, people)
  const sums = verdict?.isAllowed
    ? verdict.parts.map(({ amount }, index) => amount + (people?.[index]?.tip ?? 0))
    : null
  const changePerson = (index: number, change: Partial<PersonChoice>) => {
    setKnown(withPerson(withPeople(known, Math.max(known.length, count)), index, change))
    setProblem(null)
  }
  const share = (people: number) => {
    setCount(people)
    setProblem(null)
  }

  const split = async () => {
    if (!people || !verdict) return setProblem(wrongTipText())
    if (!verdict.isAllowed) return setProblem(whyNotSplitTexts[verdict.why])
    setIsSending(true)
    const seen = { total: order.total, paid: paidSoFar(payments) }
    const answer = await send(fetch, { params: { id: order.id }, body: { people, seen } })
    setIsSending(false)
    onChanged()
    if (!answer.ok) return setProblem(problemIn(answer))
    tellDone(`${formatMoney(sumCents(sums ?? []))} sind von ${people.length} Personen bezahlt.`)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void split()
  }

  return (
    <form aria-label={splitTexts.title} className={styles.form} noValidate onSubmit={submit}>
      <p className={own.left}>
        Offen <strong>{formatMoney(leftToPay(order, payments))}</strong>. {splitTexts.hint}
      </p>
      <PeopleField count={count} onCount={share} />
      {choice.map((_, index) => (
        <Person
          // People have no name but their place.
          key={index}
          {...{ order, payments, choice, index, isTipEnabled, methods }}
          sum={sums?.[index] ?? null}
          onChange={(next) => changePerson(index, next)}
        />
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isSending}>
          {sums ? `${formatMoney(sumCents(sums))} von allen bezahlt` : 'Von allen bezahlt'}
        </Action>
        <Action onClick={onClose}>Schließen</Action>
      </div>
    </form>
  )
}

type PersonProps = Pick<FormProps, 'order' | 'payments' | 'isTipEnabled' | 'methods'> & {
  choice: SplitChoice
  index: number
  /** In cents, with the tip; null while it cannot be said. */
  sum: number | null
  onChange: (change: Partial<PersonChoice>) => void
}

/** One of them: what they had alone, and how they pay. */
function Person({ order, payments, choice, index, isTipEnabled, methods, sum, onChange }: PersonProps) {
  const person = choice[index]
  if (!person) return null
  const name = `Person ${index + 1}`

  return (
    <fieldset className={own.person}>
      <legend>{`${name}${sum === null ? '' : ` · ${formatMoney(sum)}`}`}</legend>
      <LineSteps
        lines={linesFor(choice, index, openLines(order, payments)).map((each) => ({
          ...each,
          chosen: each.own,
          shown: formatPart(each.own, each.most, each.unit),
        }))}
        onChoose={(line, amount) => onChange({ lines: { ...person.lines, [line]: amount } })}
      />
      {isTipEnabled && (
        <LineField label="Trinkgeld dazu" isAmount value={person.tip} onChange={(tip) => onChange({ tip })} />
      )}
      <Choices
        legend={`Zahlungsart, ${name}`}
        labels={paymentMethodLabels}
        values={methods}
        value={person.method}
        onChoose={(method) => onChange({ method })}
      />
    </fieldset>
  )
}
