import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import {
  askedPart,
  chosenWords,
  firstChoice,
  openLines,
  type PartChoice,
  partWayLabels,
  partWays,
} from '#domain/ordering/part-choice.ts'
import { leftToPay, payPart } from '#domain/ordering/pay-part.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import { whyNotPartTexts } from '#domain/ordering/pay-part.texts.ts'
import type { SpotMethod } from '#domain/ordering/spot-methods.ts'
import { typedTip, wrongTipText } from '#domain/ordering/typed-tip.ts'

import { Key } from '../design/key.tsx'
import { Amount, Stepper } from './bill-fields.tsx'
import styles from './pay-apart.module.css'
import type { TakenPart } from './use-bill.ts'

type Props = {
  bill: OrderBill
  /** What the server has against it. */
  problem: string | null
  isSending: boolean
  onPay: (part: TakenPart) => Promise<boolean>
}

/** What one of several guests pays: everything, what they had, their share or any amount. */
export function PayApart({ bill, problem, isSending, onPay }: Props) {
  const { order, payments, isTipEnabled, methods } = bill
  const [choice, setChoice] = useState<PartChoice>(firstChoice)
  const [tip, setTip] = useState('')
  const part = askedPart(choice)
  const verdict = part && payPart(order, payments, part)
  const tipCents = typedTip(tip)
  const change = (next: Partial<PartChoice>) => setChoice({ ...choice, ...next })
  const why = verdict && !verdict.isAllowed ? whyNotPartTexts[verdict.why] : null

  const pay = async (method: SpotMethod) => {
    if (!part || tipCents === null) return
    if (!(await onPay({ part, method, tip: tipCents }))) return
    setChoice({ ...firstChoice, way: choice.way, guests: Math.max(1, choice.guests - 1) })
    setTip('')
  }

  return (
    <div className={styles.apart}>
      <p className={styles.left}>
        <span>Offen</span>
        <strong>{formatMoney(leftToPay(order, payments))}</strong>
      </p>
      <div role="group" aria-label="Was bezahlt wird" className={styles.ways}>
        {partWays.map((way) => (
          <Key key={way} aria-pressed={choice.way === way} onClick={() => change({ way })}>
            {partWayLabels[way]}
          </Key>
        ))}
      </div>
      {choice.way === 'items' && <Lines bill={bill} choice={choice} onChange={change} />}
      {choice.way === 'share' && (
        <Stepper
          label="Gäste, die noch zahlen"
          shown={String(choice.guests)}
          onLess={() => change({ guests: Math.max(1, choice.guests - 1) })}
          onMore={() => change({ guests: Math.min(100, choice.guests + 1) })}
        />
      )}
      {choice.way === 'amount' && (
        <Amount label="Betrag" value={choice.amount} onChange={(amount) => change({ amount })} />
      )}
      {isTipEnabled && <Amount label="Trinkgeld dazu" value={tip} onChange={setTip} />}
      <p role="alert" className={styles.problem}>
        {problem ?? why ?? (tipCents === null ? wrongTipText() : '')}
      </p>
      {verdict?.isAllowed && tipCents !== null && (
        <div className={styles.ways}>
          {methods.map((method) => (
            <Key key={method} look="go" disabled={isSending} onClick={() => void pay(method)}>
              {`${formatMoney(verdict.amount + tipCents)} ${paymentMethodLabels[method]}`}
            </Key>
          ))}
        </div>
      )}
    </div>
  )
}

type LinesProps = { bill: OrderBill; choice: PartChoice; onChange: (next: Partial<PartChoice>) => void }

function Lines({ bill: { order, payments }, choice, onChange }: LinesProps) {
  return openLines(order, payments).map((open) => {
    const { line, name, left, step } = open
    const chosen = choice.lines[line] ?? 0
    const choose = (amount: number) => onChange({ lines: { ...choice.lines, [line]: amount } })

    return (
      <Stepper
        key={line}
        label={name}
        shown={chosenWords(open, chosen)}
        onLess={() => choose(Math.max(0, chosen - step))}
        onMore={() => choose(Math.min(left, chosen + step))}
      />
    )
  })
}
