import { useState } from 'react'

import { formatMoney, sumCents } from '#domain/money/money.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { openLines } from '#domain/ordering/part-choice.ts'
import { leftToPay } from '#domain/ordering/pay-part.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import { splitBill } from '#domain/ordering/split-bill.ts'
import { splitTexts, whyNotSplitTexts } from '#domain/ordering/split-bill.texts.ts'
import {
  type AskedPeople,
  askedSplit,
  firstSplit,
  linesFor,
  type PersonChoice,
  type SplitChoice,
  withPeople,
  withPerson,
  withTaken,
} from '#domain/ordering/split-choice.ts'
import { wrongTipText } from '#domain/ordering/typed-tip.ts'
import { formatPart } from '#domain/catalogue/units.ts'

import { Key } from '../design/key.tsx'
import { Amount, Stepper } from './bill-fields.tsx'
import styles from './pay-apart.module.css'

type Props = {
  bill: OrderBill
  /** What the server has against it. */
  problem: string | null
  isSending: boolean
  onSplit: (people: AskedPeople) => Promise<boolean>
}

/** All that is left, split at once: how many share it, what each had alone, how they pay and what they give the team. */
export function SplitBill({ bill, problem, isSending, onSplit }: Props) {
  const { order, payments, isTipEnabled, methods } = bill
  const [known, setChoice] = useState<SplitChoice>(firstSplit)
  const choice = withTaken(known, methods)
  const [chosen, setChosen] = useState(0)
  const people = askedSplit(choice, openLines(order, payments))
  const verdict = people && splitBill(order, payments, people)
  const sums = verdict?.isAllowed
    ? verdict.parts.map(({ amount }, index) => amount + (people?.[index]?.tip ?? 0))
    : null
  const why = verdict && !verdict.isAllowed ? whyNotSplitTexts[verdict.why] : null
  const share = (count: number) => {
    const next = withPeople(choice, count)
    setChoice(next)
    setChosen(Math.min(chosen, next.length - 1))
  }

  return (
    <div className={styles.apart}>
      <p className={styles.left}>
        <span>Offen</span>
        <strong>{formatMoney(leftToPay(order, payments))}</strong>
      </p>
      <Stepper
        label="Personen"
        shown={String(choice.length)}
        onLess={() => share(choice.length - 1)}
        onMore={() => share(choice.length + 1)}
      />
      <div role="group" aria-label="Wer wie viel zahlt" className={styles.ways}>
        {choice.map((person, index) => (
          // People have no name but their place.
          <Key key={index} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            {`Person ${index + 1}${sums ? ` · ${formatMoney(sums[index] ?? 0)}` : ''} · ${paymentMethodLabels[person.method]}`}
          </Key>
        ))}
      </div>
      <OnePerson
        {...{ bill, choice, isTipEnabled }}
        index={chosen}
        onChange={(change) => setChoice(withPerson(choice, chosen, change))}
      />
      <p>{splitTexts.hint}</p>
      <p role="alert" className={styles.problem}>
        {problem ?? why ?? (people ? '' : wrongTipText())}
      </p>
      {people && sums && (
        <Key look="go" isWide disabled={isSending} onClick={() => void onSplit(people)}>
          {`${formatMoney(sumCents(sums))} von allen bezahlt`}
        </Key>
      )}
    </div>
  )
}

type OneProps = {
  bill: OrderBill
  choice: SplitChoice
  index: number
  isTipEnabled: boolean
  onChange: (change: Partial<PersonChoice>) => void
}

/** What one of them had alone, and how they pay. */
function OnePerson({ bill: { order, payments, methods }, choice, index, isTipEnabled, onChange }: OneProps) {
  const person = choice[index]
  if (!person) return null

  return (
    <section aria-label={`Person ${index + 1}`} className={styles.apart}>
      {linesFor(choice, index, openLines(order, payments)).map(({ line, name, unit, step, own, most }) => {
        const have = (amount: number) => onChange({ lines: { ...person.lines, [line]: amount } })

        return (
          <Stepper
            key={line}
            label={name}
            shown={formatPart(own, most, unit)}
            onLess={() => have(Math.max(0, own - step))}
            onMore={() => have(Math.min(most, own + step))}
          />
        )
      })}
      <div role="group" aria-label="Zahlungsart" className={styles.ways}>
        {methods.map((method) => (
          <Key key={method} aria-pressed={person.method === method} onClick={() => onChange({ method })}>
            {paymentMethodLabels[method]}
          </Key>
        ))}
      </div>
      {isTipEnabled && (
        <Amount label="Trinkgeld dazu" value={person.tip} onChange={(tip) => onChange({ tip })} />
      )}
    </section>
  )
}
